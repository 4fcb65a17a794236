/**
 * Ids of routes say whose page it is: `blog:/blogs`, a remote's, by its pattern; `shell:login`, the shell's own, by its
 * files. The area of a remote is `remote:blog`.
 */
export const makeRouteId = (owner: string, page: string) => `${owner}:${page}`;

export const makeAreaId = (remote: string) => makeRouteId('remote', remote);

/** Whose page it is and which one; undefined for a route that is no page. */
export function parseRouteId(id: string | undefined): { owner: string; page: string } | undefined {
  const [owner, page] = id?.split(/:(.*)/s) ?? [];
  return owner && page ? { owner, page } : undefined;
}
