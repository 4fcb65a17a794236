import { isShell, type Release } from '@aaram/runtime/publishing/files';
import type { ReleaseSource } from '@aaram/runtime/publishing/store';
import {
  type ApiLevels,
  isServed,
  levelOf,
  type RemoteManifest,
  type ShellManifest,
} from '@aaram/shared-domain/release';
import type { StoredSet } from './live-set.ts';

type Manifest = Release['manifest'];

const majorOf = (version: string) => /\d+/.exec(version)?.[0];

/** One sentence for each reason why a remote cannot run in a shell. */
function explainMisfit(remote: RemoteManifest, shell: ShellManifest): string[] {
  const name = `${remote.name} ${remote.version}`;
  const { contract, lends } = shell;
  if (remote.contract !== contract)
    return [
      `${name} was built for contract ${remote.contract} between shell and remotes, shell ${shell.version} speaks ${contract}.`,
    ];
  // Releases from before 2026-11-22 do not say what they need.
  if (!remote.needs) return [];
  const { react, platform } = remote.needs;
  const missing = platform.filter((one) => !lends.platform.includes(one));
  return [
    ...(majorOf(react) === majorOf(lends.react)
      ? []
      : [`${name} needs React ${react}, shell ${shell.version} lends ${lends.react}.`]),
    ...(missing.length === 0
      ? []
      : [`${name} uses ${missing.join(', ')} of @aaram/shared-platform, which shell ${shell.version} does not have.`]),
  ];
}

/** One sentence for a release that the API does not serve. */
function explainLevel(release: Manifest, levels: ApiLevels | undefined): string[] {
  if (levels === undefined || isServed(release, levels)) return [];
  const name = `${release.name} ${release.version}`;
  const level = levelOf(release);
  return level > levels.level
    ? [
        `${name} needs level ${level} of the API, and the one that runs has level ${levels.level}. Release the API first.`,
      ]
    : [
        `${name} was built for level ${level} of the API, and the one that runs serves level ${levels.oldest} and newer${levels.why === '' ? '' : ` (${levels.why})`}: data has changed since. Deploy a newer release.`,
      ];
}

/** The description of a live release; undefined when it cannot be read, or is of the shell and from before 2026-11-22. */
async function readLive(store: ReleaseSource, name: string, version: string): Promise<Manifest | undefined> {
  const file = await store.read(`${name}/${version}/release.json`);
  try {
    return file && JSON.parse(file.bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The shell of a set after `moving` have moved. */
async function findShell(
  store: ReleaseSource,
  set: StoredSet,
  moving: readonly Manifest[],
): Promise<ShellManifest | undefined> {
  const own = moving.find(isShell);
  const live = own ?? (set.shell && (await readLive(store, 'shell', set.shell.version)));
  return live && isShell(live) ? live : undefined;
}

/**
 * Why a set would not work after `moving` have moved: one sentence for each of them that the API does not serve, and for
 * each remote that its shell cannot run. Only
 * pairs that are new are compared: a remote that has failed before does not keep others from moving.
 */
export async function findMisfits(
  store: ReleaseSource,
  set: StoredSet,
  moving: readonly Manifest[],
): Promise<string[]> {
  const levels = moving.flatMap((one) => explainLevel(one, set.api));
  const shell = await findShell(store, set, moving);
  if (!shell) return levels;
  const isNew = moving.includes(shell);
  const settled = Object.entries(set.remotes).filter(([name]) => !moving.some((one) => one.name === name));
  const live = isNew ? await Promise.all(settled.map(([name, { version }]) => readLive(store, name, version))) : [];
  return [...levels, ...[...moving, ...live].flatMap((one) => (one && !isShell(one) ? explainMisfit(one, shell) : []))];
}
