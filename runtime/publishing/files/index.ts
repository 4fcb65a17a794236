export {
  isShell,
  isVersion,
  listFiles,
  parseManifest,
  placeOf,
  type Release,
  readIntegrity,
  readRelease,
  sealRelease,
  sha256,
  shellFiles,
  storeRelease,
} from './release-folder.ts';
