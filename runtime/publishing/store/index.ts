export { COUNTS_FOLDER, type CountsFile, type CountsFiles, openCountsFolder } from './counts-files.ts';
export { fetchRelease } from './fetch-release.ts';
export { openFolder } from './folder-store.ts';
export { openFeed } from './http-feed.ts';
export { type ReleaseSource, type ReleaseStorage, StoreAway, type StoredFile } from './port.ts';
