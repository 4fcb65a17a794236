// The dialog
export const revisionsOf = (title: string) => `Revisions of “${title}”`;
export const loadingRevisions = 'Loading revisions...';
export const revisionsNotLoaded = 'The revisions could not be loaded.';
export const noRevisions = 'No revisions yet. Each save makes one.';
export const savedBy = (time: string, name: string) => `${time} · ${name}`;
export const somebody = 'A deleted account';
export const savedItself = 'Saved automatically';
export const isPresent = 'As it is now';
export const compare = 'Compare';
export const compareWith = (time: string) => `Compare with the post of ${time}`;
export const changesSince = (time: string) => `What has changed since ${time}`;
export const sameAsNow = 'Its words are the same as now.';
export const otherPictures = 'It had other images.';
export const restore = 'Restore this revision';
export const notRestored = 'The revision was not restored.';
export const restored = 'Revision restored';

// What a screen reader says around words that were added or removed
export const addedWords = ' [added: ';
export const removedWords = ' [removed: ';
export const endOfWords = '] ';
