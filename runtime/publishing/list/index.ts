export { describeParts, type PartFacts, type VersionFacts } from './describe-part.ts';
export { findNewest, listVersions } from './list.ts';
export { prune } from './prune.ts';
