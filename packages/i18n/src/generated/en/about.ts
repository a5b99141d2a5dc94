// Written by `npm run messages` from messages/*/*.ftl: change those.
export const about = `about-title = About Crownhold
about-unofficial = Crownhold is an independent, unofficial project. The authors and publishers of { -kingdomino }, { -duel } and { -colours } did not make it, do not approve it and do not support it.
about-games = The games and their makers
about-credit = { $game ->
    [kingdomino] By Bruno Cathala, with pictures by Cyril Bouquet; published by Blue Orange since 2016. In Russian: "Лоскутное королевство" ("Стиль жизни"). In Ukrainian: "Доміношне королівство" (FeelIndigo). In Bulgarian: "Кингдомино".
    [duel] By Bruno Cathala and Ludovic Maublanc, with pictures by Cyril Bouquet; published by Blue Orange since 2019. In Russian: "Лоскутное королевство: Дуэль гербов". In Ukrainian: "Доміношне королівство: Дуель". In Bulgarian: "Кингдомино Дуел".
    [colours] A game from Russia, there called "Цветные королевства"; its authors and its publisher are named on the box. Its names in English, in Ukrainian ("Кольорові королівства") and in Bulgarian ("Цветни кралства") are our translations. The map here is our own.
   *[other] { $game }
}
about-owners = The names of the games and of all their editions, their pictures and their rulebooks belong to their owners. Crownhold tells the rules in its own words and draws everything itself.
about-buy = If you like a game, please buy it. A real box on a real table is better than any screen.
about-kept-title = What is kept
about-kept =
    Your games, names, settings and score sheet stay in this browser on this device. They go nowhere unless you send a link yourself.
    There is no account, no cookie, no advertising, and nobody counts visits.
    The page itself is kept too, so that you can play without a network.
    The server notes errors only, without names.
    You delete games in "My games", and everything else with the data of this page in your browser.
about-names-kept = Names kept here: { $names }
`;
