import { join } from 'node:path';
import { StartProblem } from '@aaram/runtime/problems';
import { keep } from '@aaram/runtime/publishing/moves';
import { readSet } from '@aaram/runtime/publishing/set';
import { deploy } from '../../../shell/server/gate/deploy.ts';
import { readCommit } from '../publishing/commit.ts';
import { pack, withRelease } from '../publishing/source.ts';
import type { Context } from './release-context.ts';

/** Builds a release of a part; nothing goes live. */
export async function buildRelease({ root, requirePart }: Context): Promise<void> {
  const part = requirePart();
  const { buildApp } = await import('../build/build-app.ts');
  const { withLock } = await import('@aaram/runtime/locks');
  await withLock(join(root, '.cache/build'), async () => {
    const release = await buildApp(root, part);
    const archive = await pack(release, { commit: readCommit(root) });
    console.log(`built ${part} ${release.manifest.version}; nothing is live yet\n  ${release.dir}\n  ${archive}`);
  });
}

/** Says whether a release may go live. Throws `StartProblem` with every reason why not. */
export async function checkRelease({ store, source, named }: Context): Promise<void> {
  const { findReasons } = await import('../../../shell/server/gate/gate.ts');
  await withRelease(source(), async ({ release }) => {
    const reasons = await findReasons(store, await readSet(store), release);
    if (reasons.length > 0) throw new StartProblem(reasons.join('\n'));
    console.log(`${named} ${release.manifest.version} may go live`);
  });
}

/** Checks a release and makes it live. */
export async function deployRelease({ source, target, values, percent, sayShare }: Context): Promise<void> {
  await withRelease(source(), async ({ release, note }) => {
    const incoming = { release, how: 'deploy' as const, commit: note.commit, expected: values.expect, percent };
    sayShare(await deploy(target(), incoming), release.manifest.version);
  });
}

/** Stores a release; nothing goes live. */
export async function storeRelease({ source, target, named }: Context): Promise<void> {
  await withRelease(source(), async ({ release, note }) => {
    await keep(target(), { release, commit: note.commit });
    console.log(`${named} ${release.manifest.version} is in the store, and nothing else is live than before`);
  });
}

/** Makes a version of the store live. */
export async function promoteRelease(context: Context, version: string): Promise<void> {
  const { source, target, values, percent, sayShare } = context;
  await withRelease(source(version), async ({ release }) =>
    sayShare(await deploy(target(), { release, how: 'promote', expected: values.expect, percent }), version),
  );
}
