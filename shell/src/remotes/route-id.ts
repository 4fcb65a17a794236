/**
 * The id of a route names the app and the page: `blog:/blogs` for a remote's page (by its pattern), `shell:login` for one
 * of the shell's own (by its chunk). The area of a remote is `remote:blog`.
 */
export const makeRouteId = (owner: string, page: string) => `${owner}:${page}`;

export const makeAreaId = (remote: string) => makeRouteId('remote', remote);

/** The app and the page of a route id; undefined for a route that is no page. */
export function parseRouteId(id: string | undefined): { owner: string; page: string } | undefined {
  const [owner, page] = id?.split(/:(.*)/s) ?? [];
  return owner && page ? { owner, page } : undefined;
}
