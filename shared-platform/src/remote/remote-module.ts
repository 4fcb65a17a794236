import type { Page } from './define-page.ts';

/** Version of the seam. A remote built for another one is refused by the shell, with a fallback in its place. */
export const REMOTE_CONTRACT = 2;

/** The one module a remote exposes: its pages. A release tells the shell of them, so that a new one needs no new shell. */
export type RemoteModule = { contract: number; pages: readonly Page[] };

/** Declares a remote, stamped with the seam's version it was built for. */
export const defineRemote = (pages: readonly Page[]): RemoteModule => ({ contract: REMOTE_CONTRACT, pages });

/** The parameters that pages read, by pattern, as a release tells of them. */
export const listReads = (pages: readonly Page[]): Record<string, readonly string[]> =>
  Object.fromEntries(pages.flatMap(({ pattern, reads }) => (reads ? [[pattern, reads]] : [])));
