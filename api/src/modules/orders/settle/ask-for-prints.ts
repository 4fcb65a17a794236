import type { Db } from '@aaram/runtime/db';
import { enqueueJob } from '#modules/jobs/index.ts';

export const MAKE_PRINT_FILES = 'make-print-files';

/** Asks for the print files of an order that is paid, with a key: a second asking with the same key makes nothing twice. */
export const askForPrintFiles = (tx: Db, orderId: string, attempt = '') =>
  enqueueJob(tx, {
    queue: 'prints',
    kind: MAKE_PRINT_FILES,
    payload: { orderId },
    dedupeKey: `${MAKE_PRINT_FILES}:${orderId}${attempt}`,
  });
