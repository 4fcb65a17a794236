/** The page of the words of searches. */
export const intro =
  'Shoppers find products by these words too: in Hindi, misspelt, or by another name. Changes take effect within a minute.';
export const kinds = {
  same: 'Mean the same',
  one: 'Also find',
  fix: 'Misspellings of',
  none: 'Not sold here, similar is',
  drop: 'Are ignored',
  page: 'Go to the page',
};
export const kind = 'Kind';
export const terms = 'Words';
export const termsHint = 'One on each line. Two or three words can belong together.';
export const targets = 'What they find';
export const targetsHint = 'One on each line, the nearest first. For a page its address, such as /faq.';
export const note = 'Note';
export const addWords = 'Add words';
export const changeWords = 'Change words';
export const save = 'Save words';
export const cancel = 'Cancel';
export const showEffect = 'Show what changes';
export const effectOf = 'What shoppers would find';
export const search = 'Search';
export const now = 'Now';
export const after = 'After the change';
export const foundCount = (count: number) => (count === 1 ? '1 product' : `${count} products`);
export const notSaved = 'The words were not saved.';
export const notPreviewed = 'What changes could not be read.';
export const saved = 'The words are saved.';
export const removed = 'The words are removed.';
export const listTitle = 'Words of this store';
export const findWords = 'Find words';
export const noWords = 'No words yet. Add some, or upload a file.';
export const noneFound = 'No words match.';
export const edit = (words: string) => `Change ${words}`;
export const remove = (words: string) => `Remove ${words}`;
export const editShort = 'Change';
export const removeShort = 'Remove';
export const loading = 'Loading the words';
export const notLoaded = 'The words did not load.';
export const fileTitle = 'As a file';
export const fileMeans =
  'A CSV file with the columns kind, terms, targets and note; separate lists with |. An uploaded file replaces all words.';
export const exportFile = 'Save as CSV';
export const chooseFile = 'CSV file';
export const importFile = 'Replace all words';
export const askImport = (name: string) => `Replace all words with those of ${name}?`;
export const importMeans =
  'Words that are not in the file are removed. Save the words as CSV first if you want them back.';
export const imported = (count: number) => `${count} entries are in use.`;
export const notImported = 'The file was not accepted. Nothing has changed.';
export const notExported = 'The file could not be made.';
