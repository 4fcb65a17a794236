import { open, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseMove } from '../../../shared-domain/src/contract/index.ts';
import { codeOf } from '../problem.mjs';

const pathOf = (releasesDir: string) => join(releasesDir, 'log.jsonl');

async function readText(releasesDir: string): Promise<string> {
  try {
    return await readFile(pathOf(releasesDir), 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

/** Whole lines only: a process that was killed while it wrote may have left half of one. */
const wholeLines = (text: string) => text.slice(0, text.lastIndexOf('\n') + 1);
const parseLines = (text: string): ReleaseMove[] =>
  wholeLines(text)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/**
 * Every move of the live releases, oldest first. `last` are the moves of the set itself: the set is written first, so a
 * killed process may have left them out of the log.
 */
export async function readLog(releasesDir: string, last: readonly ReleaseMove[] = []): Promise<ReleaseMove[]> {
  const moves = parseLines(await readText(releasesDir));
  const latest = moves.at(-1)?.revision ?? 0;
  return [...moves, ...last.filter(({ revision }) => revision > latest)];
}

/** Adds those of the moves that the log does not have yet. Only the holder of the store's lock may call it. */
export async function completeLog(releasesDir: string, last: readonly ReleaseMove[]): Promise<void> {
  const text = await readText(releasesDir);
  const whole = wholeLines(text);
  if (whole.length < text.length) await truncate(pathOf(releasesDir), Buffer.byteLength(whole));
  const latest = parseLines(whole).at(-1)?.revision ?? 0;
  const missing = last.filter(({ revision }) => revision > latest);
  if (missing.length === 0) return;
  const file = await open(pathOf(releasesDir), 'a');
  try {
    await file.appendFile(missing.map((move) => `${JSON.stringify(move)}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}
