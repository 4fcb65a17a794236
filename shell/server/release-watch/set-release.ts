import type { CountedRelease } from '@aaram/runtime/publishing/counts';
import { findRemotePage } from '../documents/document-key.ts';
import type { LiveSet } from '../releases.ts';

/** The release that a page of this set belongs to. */
export function findRelease(set: LiveSet, url: URL): CountedRelease {
  const part = findRemotePage(set, url)?.remote;
  return part === undefined ? shellOf(set) : releaseIn(set, part);
}
const releaseIn = (set: LiveSet, part: string): CountedRelease => ({
  part,
  version: set.remotes[part]?.info.version ?? '',
  revision: set.revision ?? 0,
});
/** The release of the shell that a set's documents are made with. */
export const shellOf = ({ shell = '', revision = 0 }: LiveSet): CountedRelease => ({
  part: 'shell',
  version: shell,
  revision,
});
