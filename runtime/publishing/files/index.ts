export {
  isShell,
  isVersion,
  listFiles,
  parseManifest,
  type Release,
  readIntegrity,
  readRelease,
  releaseDirOf,
  sealRelease,
  sha256,
  shellFiles,
  storeRelease,
} from './release-folder.ts';
