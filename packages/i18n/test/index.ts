export type { Area } from '../src/area.ts';
export { type Catalogue, messageIds, readCatalogues, referencesOf } from './catalogue.ts';
export { generatedFiles } from './generated-files.ts';
export { argumentsOf } from './message-arguments.ts';
export { tidyMessages } from './tidy-messages.ts';
