export { type DatabaseSecret, type DataDir, initialise, openDataDir, readSecret, saveSecret } from './data-dir.ts';
export { takeFileLock } from './file-lock.ts';
