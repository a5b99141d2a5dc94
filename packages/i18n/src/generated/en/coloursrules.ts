// Written by `npm run messages` from messages/*/*.ftl: change those.
export const coloursrules = ``;
