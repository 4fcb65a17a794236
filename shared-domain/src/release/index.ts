export type {
  ReleaseMoveInput,
  ReleaseOrder,
  ReleaseOverview,
  ReleasePart,
  ReleasePreview,
  ReleasePreviewInput,
  ReleaseVersion,
} from './schema.ts';
