/** What is said about the words of searches. */
export const wordsNotFound = 'These words are no longer there.';
export const tooManyWords = (most: number) => `There can be at most ${most} entries. Please remove some first.`;
export const noTable = 'Please choose a CSV file with the columns kind, terms, targets and note.';
export const columnMissing = (name: string) => `The column “${name}” is missing.`;
export const rowInvalid = (row: number, message: string) => `Row ${row}: ${message}`;
export const kindUnknown = (kinds: string) => `Please use one of these kinds: ${kinds}.`;
export const oneTable = 'Please choose one CSV file.';
