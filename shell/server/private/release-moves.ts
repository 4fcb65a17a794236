import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ReleaseOrder, ReleaseOverview } from '@aaram/shared-domain/release';
import * as texts from '#texts/release-moves.ts';

/** Longer than the gate takes for any release. */
const MAX_MS = 300_000;
const MAX_REFUSAL_CHARACTERS = 2000;
const PROGRAM = join(import.meta.dirname, 'move-release.ts');

/** Resolves to the sentences that refuse the move, or to undefined when it was made. */
export type RunMove = (order: ReleaseOrder) => Promise<string | undefined>;

/**
 * Moves a release in a process of its own (move-release.ts): the gate renders all pages of a release, and the process that
 * answers visitors must not wait for it.
 */
export const runMoveProcess =
  (releasesDir: string): RunMove =>
  async (order) => {
    const child = spawn(process.execPath, [PROGRAM, JSON.stringify(order)], {
      env: { ...process.env, RELEASES_DIR: releasesDir },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: MAX_MS,
    });
    const ended = new Promise<number | null>((done) => {
      child.once('error', () => done(null));
      child.once('close', done);
    });
    const [code, words] = await Promise.all([ended, text(child.stderr).catch(() => '')]);
    return code === 0 ? undefined : words.trim().slice(0, MAX_REFUSAL_CHARACTERS) || texts.moveNotFinished;
  };

type Moves = Pick<ReleaseOverview, 'underWay' | 'ended'>;

/** The moves that admins ask for, one at a time. */
export function createReleaseMoves(run: RunMove) {
  const state: Moves = { underWay: null, ended: null };

  async function make(order: ReleaseOrder): Promise<void> {
    const { part, how, percent, version, by } = order;
    const move = { part, how, percent, version, by, at: new Date().toISOString() };
    state.underWay = move;
    const refusal = await run(order).catch((error: unknown) => String(error));
    state.underWay = null;
    state.ended = { ...move, endedAt: new Date().toISOString(), refusal: refusal ?? null };
  }

  return {
    get state(): Moves {
      return state;
    },
    /** Begins a move without waiting for its end; false while another one is under way. */
    begin(order: ReleaseOrder): boolean {
      if (state.underWay) {
        return false;
      }
      void make(order);
      return true;
    },
  };
}
