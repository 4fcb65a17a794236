import type { Pool } from '@aaram/runtime/db';
import { isId } from '@aaram/runtime/db/values';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import type { MediaStore } from '#modules/media/index.ts';
import { askForPrintFiles } from '#modules/orders/for-designs.ts';
import { findOrder } from '#modules/orders/index.ts';
import { type Outcome, refuse } from '#outcome.ts';
import { rowsOf, type SessionUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/designs.ts';
import type { PrintRow } from '../design-prints.repository.ts';
import { findPrintJobs, keyOfFile } from './make-files.ts';
import { areasOf } from './name-files.ts';
import { findFile, findFiles, type PrintFileRow, retryFiles } from './print-files.repository.ts';

const toFile = ({ id, lineId, area, kind, name, state, bytes, sha256, problem }: PrintFileRow) => ({
  ...{ _id: id, line: lineId, area, kind, name, state, bytes, sha256, problem },
});

const toAreas = (print: PrintRow) =>
  areasOf(print).map(({ id, label, width, height, belowCollar, fromMiddle }) => ({
    ...{ id, label, width, height, belowCollar, fromMiddle },
  }));

type PrintJobs = Awaited<ReturnType<typeof toJobs>>;
type Job = Awaited<ReturnType<typeof findPrintJobs>>[number];

const toJobs = (jobs: readonly Job[], files: readonly PrintFileRow[]) =>
  jobs.map(({ line, print }) => ({
    line: line.lineId,
    garment: line.name,
    colour: print.colour,
    sentence: print.sentence,
    areas: toAreas(print),
    problems: print.problems,
    files: files.filter(({ lineId }) => lineId === line.lineId).map(toFile),
  }));

/** What is printed on the reader's own lines of an order, with its files. */
export async function readPrintJobs(db: Pool, user: SessionUser, orderId: string): Promise<Outcome<PrintJobs>> {
  const own = rowsOf(db, user);
  if ((await findOrder(own, orderId)) === undefined) {
    return refuse('NOT_FOUND', common.orderNotFound);
  }
  return toJobs(await findPrintJobs(db, own, [orderId]), await findFiles(own, [orderId]));
}

/** Has files made that failed, or that are not there although the order is paid. */
export async function makeAgain(
  db: Pool,
  user: SessionUser,
  { orderId, requestId }: { orderId: string; requestId: string },
): Promise<Outcome<PrintJobs>> {
  const own = rowsOf(db, user);
  const jobs = await findPrintJobs(db, own, [orderId]);
  if (jobs.length === 0) {
    return refuse('NOT_FOUND', texts.noPrints);
  }
  if (jobs.every(({ line }) => line.paymentStatus !== 'Paid')) {
    return refuse('NOT_PAID', texts.notPaid);
  }
  const files = await findFiles(own, [orderId]);
  await inTransaction(db, async (tx) => {
    await retryFiles(tx, orderId);
    await askForPrintFiles(tx, orderId, `:${requestId}`);
    await recordAudit(tx, {
      actorId: user.id,
      action: 'order.print',
      subject: 'order',
      subjectId: orderId,
      requestId,
      detail: { kind: 'print-files' },
    });
  });
  // Nothing is read after the commit: a connection lost there would make a repeated call ask twice.
  const waiting = files.map(
    (file): PrintFileRow => (file.state === 'failed' ? { ...file, state: 'waiting', problem: null } : file),
  );
  return toJobs(jobs, waiting);
}

export type FileToSend = { name: string; type: string; bytes: Buffer };

/** One print file, for those who see the line that it is for. */
export async function readPrintFile(
  db: Pool,
  user: SessionUser,
  { id, mediaStore }: { id: string; mediaStore: Pick<MediaStore, 'read'> },
): Promise<Outcome<FileToSend>> {
  const file = isId(id) ? await findFile(rowsOf(db, user), id) : undefined;
  if (file === undefined) {
    return refuse('NOT_FOUND', texts.fileNotFound);
  }
  if (file.state !== 'ready') {
    return refuse('UNAVAILABLE', file.problem ?? texts.fileNotReady);
  }
  const bytes = await mediaStore.read(keyOfFile(file));
  return bytes === undefined
    ? refuse('NOT_FOUND', texts.fileNotFound)
    : { name: file.name, type: file.kind === 'png' ? 'image/png' : 'application/pdf', bytes };
}

/** The files of orders that are ready; the refusal when there is none. */
export async function findReadyFiles(
  db: Pool,
  user: SessionUser,
  orderIds: readonly string[],
): Promise<Outcome<PrintFileRow[]>> {
  if (!orderIds.every(isId)) {
    return refuse('INVALID_ID', common.orderNotFound);
  }
  const files = await findFiles(rowsOf(db, user), orderIds);
  const ready = files.filter(({ state }) => state === 'ready');
  return ready.length === 0 ? refuse('NOT_FOUND', texts.noPrints) : ready;
}
