import { readFile } from 'node:fs/promises';
import type { FileSet, RemoteManifest } from '@aaram/shared-domain/contract';
import { listReads, REMOTE_CONTRACT, type RemoteModule } from '@aaram/shared-platform/remote';
import { evaluateRemote } from '../src/rendering/evaluate-remote.ts';
import type { LiveRemote } from './releases.ts';
import { createReloading } from './reloading.ts';

/** A remote that is compiled on every change: its server file, and the origin of its browser files. */
export type SourceRemote = { name: string; file: string; origin: string };

/** The stylesheets that exist: names are stable in development, but not every chunk has one. */
async function findStylesheets(origin: string): Promise<Set<string>> {
  // The development server never closes a file that is asked for by HEAD, and ends when there are too many.
  const answer = await fetch(`${origin}/stylesheets`).catch(() => undefined);
  return new Set(answer?.ok ? ((await answer.json()) as string[]) : []);
}

async function describeRemote({ name, origin }: SourceRemote, module: RemoteModule): Promise<LiveRemote> {
  const stylesheets = await findStylesheets(origin);
  const pages = module.pages.map(({ pattern, chunk }): [string, FileSet] => [
    pattern,
    { js: [], css: ['expose.css', `page-${chunk}.css`].filter((file) => stylesheets.has(file)) },
  ]);
  const manifest: RemoteManifest = {
    name,
    version: 'dev',
    contract: REMOTE_CONTRACT,
    remoteEntry: 'remoteEntry.js',
    entry: { js: [], css: [] },
    pages: Object.fromEntries(pages),
    reads: listReads(module.pages),
    server: { file: '', sha256: '' },
    integrity: {},
  };
  const entry = { url: `${origin}/remoteEntry.js`, integrity: '' };
  return {
    base: origin,
    manifest,
    info: { name, version: 'dev', entry, patterns: module.pages.map(({ pattern }) => pattern) },
  };
}

/** A remote from source, which follows its files. `readShared` gives what the shell at work lends. */
export function openSourceRemote(remote: SourceRemote, readShared: () => Record<string, unknown>) {
  const { file } = remote;
  // Evaluated once before it counts: a file that is half written throws.
  const read = createReloading(file, async () => {
    const source = await readFile(file, 'utf8');
    evaluateRemote(source, file, readShared());
    return source;
  });
  const load = async () => evaluateRemote(await read(), file, readShared());
  return { load, describe: async () => describeRemote(remote, await load()) };
}
