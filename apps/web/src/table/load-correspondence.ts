/** Games by message, loaded with the first of them. The only import of them in a table: each one makes every table heavier. */
export const loadCorrespondence = () => import('./correspondence/parts.ts');
