/** The variable that tells tests which files are skipped: JSON, the missing commands by the path of the file that needs them. */
export const SKIPPED_FILES = 'CROWNHOLD_SKIPPED_FILES';
