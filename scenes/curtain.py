from scenes.menu import Menu


class Curtain(Menu):
    def __init__(self, console, name, then):
        super().__init__(console)
