export type { ReleaseMoveInput, ReleaseOrder, ReleaseOverview, ReleasePart, ReleaseVersion } from './schema.ts';
