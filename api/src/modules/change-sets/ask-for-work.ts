import type { Db } from '@aaram/runtime/db';
import { enqueueJob } from '#modules/jobs/index.ts';

/** The kind of jobs that work on a change set. */
export const WORK_ON_SET = 'work-on-change-set';

/** Asks for work on a change set, in the caller's transaction. */
export const askForWork = (tx: Db, setId: string) =>
  enqueueJob(tx, { queue: 'changes', kind: WORK_ON_SET, payload: { setId } });
