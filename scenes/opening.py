def after_game(console, session):
    console.notice("over " + repr(session.score()))
