from scenes.menu import Menu


class Pause(Menu):
    def __init__(self, console, session):
        super().__init__(console)

    def rows(self):
        return []
