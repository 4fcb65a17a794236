/** What the API serves of releases: those built for a level from `oldest` to `level`. `why` says what data changed. */
export type ApiLevels = { level: number; oldest: number; why: string };

/**
 * The level of the API that this source has. Raise `level` with a change that a newer remote needs of the API, and
 * `oldest`, with the reason, in the release of the API whose migrations take away what older remotes use: those are
 * refused then, and nothing goes back to them (docs/releases.md#what-a-release-needs-of-the-api).
 */
export const apiLevels: ApiLevels = { level: 1, oldest: 1, why: '' };

/** The level of releases from before 2026-11-29, which do not say it. */
const FIRST_LEVEL = 1;

/** The level of the API that a release was built for. */
export const levelOf = ({ api = FIRST_LEVEL }: { api?: number | undefined }): number => api;

/** Whether the API serves a release; where nothing is known of the API it does. */
export function isServed(release: { api?: number | undefined }, levels: ApiLevels | undefined): boolean {
  const level = levelOf(release);
  return levels === undefined || (level >= levels.oldest && level <= levels.level);
}
