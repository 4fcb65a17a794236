export { BackupError, explainBackup } from './backup-error.ts';
export {
  flushDisk,
  hashFile,
  listFiles,
  readHashes,
  requireFree,
  writeCompressed,
  writeHashes,
  writePlain,
} from './files.ts';
