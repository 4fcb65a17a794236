export { type ApiLevels, apiLevels, isServed, levelOf } from './api-level.ts';
export type {
  FileSet,
  LiveFacts,
  ReleaseCanary,
  ReleaseHold,
  ReleaseMove,
  ReleaseSet,
  RemoteManifest,
  RemotePointer,
  RemoteRelease,
  ShellManifest,
  ShellPointer,
} from './manifest.ts';
export type {
  ReleaseMoveInput,
  ReleaseOrder,
  ReleaseOverview,
  ReleasePart,
  ReleasePreview,
  ReleasePreviewInput,
  ReleaseVersion,
} from './schema.ts';
