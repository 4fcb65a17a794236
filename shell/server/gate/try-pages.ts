import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isShell, type Release } from '@aaram/runtime/publishing/files';
import type { RemoteManifest } from '@aaram/shared-domain/contract';
import { defaultSettings } from '@aaram/shared-domain/settings';
import * as texts from '#texts/gate.ts';
import { type Renderer, startRenderer } from '../rendering/renderer.ts';
import type { CallApi } from '../rendering/renders.ts';
import { rendererRules } from '../rendering/rules.ts';
import { findSourceLine } from './source-line.ts';

/** Answers of the API to the calls of all pages, and an address for each pattern that has parameters. */
export type Recorded = {
  addresses: Record<string, string>;
  answers: Record<string, { status: number; headers: Record<string, string>; body: unknown }>;
};

/** A gate is not in a hurry, and the machine may be busy. */
const rules = { ...rendererRules, startMs: 60_000, blockedCpuMs: 5000, blockedMs: 30_000 };
const PAGE_MS = 30_000;
const MISSING = { status: 404, headers: {}, body: { message: texts.recordedMissing, code: 'NOT_FOUND' } };

/** Taken from the demo store by tools/record-answers.ts. */
export const recordedFile = join(import.meta.dirname, 'recorded-answers.json');

function answerFrom({ answers }: Recorded): CallApi {
  return async (path) => {
    const { status, headers, body } = answers[path] ?? MISSING;
    const type = { 'content-type': 'application/json; charset=utf-8' };
    return { status, headers: { ...type, ...headers }, body: Buffer.from(JSON.stringify(body)) };
  };
}

type WholePage = Exclude<Awaited<ReturnType<Renderer['render']>>, { redirect: string }>;
type Trial = {
  shell: Release;
  /** All remotes of the set: a page may link to pages of others. */
  remotes: { name: string; patterns: string[] }[];
  addresses: Record<string, string>;
  callApi: CallApi;
};

/** What a page threw: the message, and where in the source when that is known. */
async function explainThrown(release: Release, line: string): Promise<string> {
  const message = line.split('\n')[0]?.split(': ').slice(2).join(': ') ?? '';
  const source = await findSourceLine(release, line);
  return source === undefined ? message : `${message} (${source})`;
}

/** Why a rendered page may not go live; undefined when it may. */
async function explainPage(release: Release, page: WholePage, lines: readonly string[]): Promise<string | undefined> {
  let bytes = 0;
  for await (const part of page.html ?? []) bytes += Buffer.byteLength(part);
  if (page.degraded !== undefined) return page.degraded;
  const thrown = lines.find((line) => line.startsWith('a page threw'));
  if (thrown !== undefined) return explainThrown(release, thrown);
  if (page.hasErrors || bytes === 0) return texts.nothingRendered;
  return page.status < 500 ? undefined : texts.answersWith(page.status);
}

/** An address that no part has. */
const UNKNOWN = '/no-such-page';

/** The pages of a part, and the code of the remote that they are rendered with: for the shell's own, one without pages. */
async function readPart({ dir, manifest }: Release): Promise<{ patterns: string[]; source: Buffer }> {
  return isShell(manifest)
    ? {
        patterns: [...manifest.patterns, UNKNOWN],
        source: Buffer.from(`exports.default = { contract: ${manifest.contract}, pages: [] };`),
      }
    : { patterns: Object.keys(manifest.pages), source: await readFile(join(dir, 'server.cjs')) };
}

/**
 * Renders every page of a remote as the shop does, or the shell's own ones, in a process of their own. One sentence for
 * each page that fails.
 */
export async function tryPart(release: Release, { shell, remotes, addresses, callApi }: Trial): Promise<string[]> {
  const { name, version } = release.manifest;
  const { patterns, source } = await readPart(release);
  const lines: string[] = [];
  const renderer = startRenderer({
    serverFile: join(shell.dir, 'server.cjs'),
    release: { name, version },
    source,
    rules,
    callApi,
    log: (line) => lines.push(line),
  });

  async function tryPage(address: string): Promise<string | undefined> {
    const url = new URL(address, 'http://shop.invalid');
    const policy = url.pathname === '/checkout' ? ('checkout' as const) : ('store' as const);
    const order = {
      url: url.href,
      settings: defaultSettings,
      policy,
      remotes,
      nonce: 'trial',
      apiTimeoutMs: PAGE_MS,
    };
    lines.length = 0;
    const page = await renderer.render({ order, caller: { address: '127.0.0.1' }, maxMs: PAGE_MS });
    if ('redirect' in page) return undefined;
    return explainPage(release, page, lines);
  }

  try {
    await renderer.ready;
    const reasons: string[] = [];
    for (const pattern of patterns) {
      const address = addresses[pattern] ?? pattern.replaceAll(/:\w+\??/g, 'sample');
      const problem = await tryPage(address);
      if (problem !== undefined) reasons.push(texts.pageFails(pattern, `${name} ${version}`, problem));
    }
    return reasons;
  } catch (error) {
    // After the end of its process there is nothing left to try.
    const reason = error instanceof Error ? error.message : String(error);
    const source = await findSourceLine(release, reason);
    return [texts.failsOnServer(`${name} ${version}`, source === undefined ? reason : texts.beginsAt(reason, source))];
  } finally {
    renderer.kill('the trial is over');
    await renderer.ended;
  }
}

export const listPatterns = (releases: readonly Release[]) =>
  releases
    .map(({ manifest }) => manifest)
    .filter((manifest): manifest is RemoteManifest => !isShell(manifest))
    .map(({ name, pages }) => ({ name, patterns: Object.keys(pages) }));

/** Tries all pages of `touched` against recorded answers of the API. */
export async function tryPages(
  shell: Release,
  touched: readonly Release[],
  others: readonly Release[],
): Promise<string[]> {
  const recorded: Recorded = JSON.parse(await readFile(recordedFile, 'utf8'));
  const remotes = listPatterns([...others.filter((one) => !touched.includes(one)), ...touched]);
  const reasons: string[] = [];
  for (const release of touched) {
    const { addresses } = recorded;
    reasons.push(...(await tryPart(release, { shell, remotes, addresses, callApi: answerFrom(recorded) })));
  }
  return reasons;
}
