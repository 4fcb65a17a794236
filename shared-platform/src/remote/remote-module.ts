import type { Page } from './define-page.ts';

/** Version of the contract between shell and remote. For a remote with another one, the shell shows a fallback. */
export const REMOTE_CONTRACT = 2;

/** The one module a remote exposes: its pages. Its release lists them, so that a new page needs no new shell. */
export type RemoteModule = { contract: number; pages: readonly Page[] };

/** Declares a remote and adds the version of the contract that it was built for. */
export const defineRemote = (pages: readonly Page[]): RemoteModule => ({ contract: REMOTE_CONTRACT, pages });

/** The query parameters that pages read, by pattern, for the release. */
export const listReads = (pages: readonly Page[]): Record<string, readonly string[]> =>
  Object.fromEntries(pages.flatMap(({ pattern, reads }) => (reads ? [[pattern, reads]] : [])));
