import { formatCount, plural } from '@aaram/shared-domain/format';

/** The media library. */
export const library = 'Your pictures';
export const search = 'Search by name or what it shows';
export const upload = 'Add pictures';
export const uploadHint = (most: number) => `JPEG, PNG, WebP or AVIF, at most 8 MB each and ${most} at once.`;
export const loading = 'Loading your pictures...';
export const notLoaded = 'Your pictures could not be loaded.';
export const none = 'You have no pictures yet.';
export const noneFound = 'No pictures found.';
export const shown = 'Which pictures';
export const all = 'All pictures';
export const onlyUnused = 'Only unused pictures';
export const notUploaded = 'The pictures could not be added.';
export const uploaded = (count: number) =>
  plural(count, { one: `${formatCount(count)} picture added.`, other: `${formatCount(count)} pictures added.` });
export const nameless = 'Picture without a name';

// The chosen one
/** The name is also what is seen below the picture. */
export const choose = (name: string, alt: string) => (alt === '' ? `Choose ${name}` : `Choose ${name}: ${alt}`);
export const chosen = 'The chosen picture';
export const use = 'Use this picture';
export const name = 'Name';
export const alt = 'What it shows';
export const altHint = 'Read to people who do not see it.';
export const save = 'Save';
export const saved = 'Saved.';
export const notSaved = 'The picture could not be saved.';
export const remove = 'Remove from your pictures';
export const removed = 'Picture removed.';
export const notRemoved = 'The picture could not be removed.';
export const notRestored = 'The picture could not be brought back.';
export const close = 'Close';
export const usedBy = 'Used by';
export const unused = 'It is not used anywhere.';
export const usesNotLoaded = 'Where it is used could not be loaded.';
