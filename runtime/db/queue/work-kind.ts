import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a statement is for. `checkout` is what a buyer needs to pay, `entry` what opens an account or a session, `panel`
 * the back office, `browsing` all other calls, `background` jobs and repeated work.
 */
export type WorkKind = 'checkout' | 'entry' | 'panel' | 'browsing' | 'background';

const current = new AsyncLocalStorage<WorkKind>();

/** Runs work whose statements take the connections of `kind`. */
export const runAs = <Result>(kind: WorkKind, work: () => Result): Result => current.run(kind, work);

/** What the present work is for; `browsing` when nothing was said. */
export const currentKind = (): WorkKind => current.getStore() ?? 'browsing';
