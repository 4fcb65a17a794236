import { createHash } from 'node:crypto';
import type { Pool } from '@aaram/runtime/db';
import { findArea } from '@aaram/shared-domain/design';
import type { MediaStore } from '#modules/media/index.ts';
import { findPrintedLines, type PrintedLine } from '#modules/orders/for-designs.ts';
import * as texts from '#texts/designs.ts';
import { WorkTooLong } from '#work-process/work-process.ts';
import { findPrints, type PrintRow } from '../design-prints.repository.ts';
import { listMedia } from '../list-media.ts';
import { readOriginals } from '../print-design.ts';
import type { Originals } from '../render/load-pictures.ts';
import { inRenderProcess } from '../render/render-process.ts';
import { makeTicket } from './make-ticket.ts';
import { listFiles } from './name-files.ts';
import { announceFiles, failFile, findFiles, finishFile, type PrintFileRow } from './print-files.repository.ts';

export const keyOfFile = ({ id, kind }: Pick<PrintFileRow, 'id' | 'kind'>) =>
  `prints/${id}.${kind === 'png' ? 'png' : 'pdf'}`;

const types = { png: 'image/png', pdf: 'application/pdf', ticket: 'application/pdf' } as const;

/** Lines of paid orders with what is printed on them; lines whose pictures no design made have none. */
export async function findPrintJobs(db: Pool, own: Pool, orderIds: readonly string[]) {
  const lines = await findPrintedLines(own, orderIds);
  const prints = lines.length === 0 ? [] : await findPrints(db, lines);
  return lines.flatMap((line): { line: PrintedLine; print: PrintRow }[] => {
    const print = prints.find((one) => one.rawImage === line.rawImage && one.previewImage === line.previewImage);
    return print === undefined ? [] : [{ line, print }];
  });
}

async function makeBytes(
  file: PrintFileRow,
  { line, print, originals }: { line: PrintedLine; print: PrintRow; originals: Originals },
): Promise<Buffer> {
  if (file.kind === 'ticket') {
    return makeTicket(line, print, originals);
  }
  const area = findArea(print.document.areas, file.area);
  if (area === undefined) {
    throw new Error(`There is no area ${file.area} of ${print.document.areas}.`);
  }
  const work = { area, items: print.lists[file.area] ?? [], originals };
  return file.kind === 'png' ? inRenderProcess('printPng', work) : inRenderProcess('printPdf', work);
}

type Context = { mediaStore: Pick<MediaStore, 'read' | 'write'> };

/** Makes one file; answers the error after which it should be tried again. */
async function makeFile(
  db: Pool,
  file: PrintFileRow,
  job: { line: PrintedLine; print: PrintRow; originals: Originals | undefined },
  { mediaStore }: Context,
): Promise<unknown> {
  const { originals } = job;
  if (originals === undefined) {
    await failFile(db, file.id, texts.filePictureGone);
    return undefined;
  }
  try {
    const bytes = Buffer.from(await makeBytes(file, { ...job, originals }));
    await mediaStore.write(keyOfFile(file), bytes, types[file.kind]);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await finishFile(db, file.id, { bytes: bytes.length, sha256 });
    return undefined;
  } catch (error) {
    // A design that is too heavy stays so; anything else is tried again by the queue.
    const isTooHeavy = error instanceof WorkTooLong;
    await failFile(db, file.id, isTooHeavy ? texts.fileTooHeavy : texts.fileFailed);
    return isTooHeavy ? undefined : error;
  }
}

/** Makes the print files of a paid order that are not there yet. Safe to repeat. */
export async function makePrintFiles(db: Pool, orderId: string, context: Context) {
  const jobs = (await findPrintJobs(db, db, [orderId])).filter(
    ({ line }) => line.paymentStatus === 'Paid' && line.orderStatus !== 'Cancelled',
  );
  await announceFiles(
    db,
    jobs.flatMap(({ line, print }) => listFiles(line, print)),
  );
  const files = (await findFiles(db, [orderId])).filter(({ state }) => state !== 'ready');
  let failure: unknown;
  for (const job of jobs) {
    const own = files.filter(({ lineId }) => lineId === job.line.lineId);
    // The uploads are read once for all files of a line.
    const originals = own.length === 0 ? {} : await readOriginals(context.mediaStore, listMedia(job.print.document));
    for (const file of own) {
      // One that fails keeps none of the others back.
      failure = (await makeFile(db, file, { ...job, originals }, context)) ?? failure;
    }
  }
  if (failure !== undefined) {
    throw failure;
  }
}
