export { firstScreenFile, localisePage, manifestName, withFirstScreen } from './html-page.ts';
export { findLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, pickLanguage } from './language.ts';
export { formatNames } from './list.ts';
export { localeOf } from './locale.ts';
export { formatNumber } from './number.ts';
export { citedRefusal, refusalText } from './refusal-text.ts';
export { systemLanguage } from './system-language.ts';
export { createTranslator, type MessageId, type Translate } from './translator.ts';
export { fairFaultText, provenText, unprovenText } from './verdict-text.ts';
