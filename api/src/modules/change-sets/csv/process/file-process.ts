import { type Outcome, Refusal, refuse } from '#outcome.ts';
import { refuseLate, timeLeft } from '#plugins/deadline.ts';
import * as texts from '#texts/imports.ts';
import { createWorkProcess, WorkLost, WorkTooLong } from '#work-process/work-process.ts';
import type { fileWork } from './file-work.ts';
import type { CsvRow } from './read-records.ts';
import type { ZipPart } from './read-zip.ts';

/** Longest time for one file, ms: the largest one that may be sent takes a tenth of it on an idle machine. */
const MAX_MS = 20_000;

const inFileProcess = createWorkProcess<typeof fileWork>(new URL('./file-child.ts', import.meta.url), {
  idleMs: 10_000,
  maxMs: MAX_MS,
});

/** Ends with the call that asks; work of jobs has the whole time. */
function limit(attachment: Buffer) {
  refuseLate();
  return { attachment, maxMs: Math.min(MAX_MS, timeLeft()) };
}

/** A process that was lost says nothing of the file; one that took too long does. */
function explain(error: unknown): Refusal {
  if (error instanceof WorkTooLong) {
    return refuse('INVALID_INPUT', texts.fileTooSlow);
  }
  if (error instanceof WorkLost) {
    return refuse('UNAVAILABLE_NOW', texts.fileNotReadNow, { retryAfterSeconds: 5 });
  }
  throw error;
}

/** A file of rows that was read: the names of its columns and, as often as asked, its rows. */
export type Table = { header: string[]; readRows: () => AsyncGenerator<CsvRow> };

/** Reads a file of rows in the process of files, or says why it is no table (read-table.ts). */
export async function openTable(bytes: Buffer, known: readonly string[]): Promise<Outcome<Table>> {
  const parts = await inFileProcess('readTable', { known }, limit(bytes)).catch(explain);
  if (parts instanceof Refusal) {
    return parts;
  }
  const batches: Buffer[] = [];
  let header: string[] = [];
  for (const part of parts) {
    if ('refused' in part) {
      return refuse('INVALID_INPUT', part.refused);
    }
    if ('header' in part) {
      header = part.header;
    } else {
      batches.push(part);
    }
  }
  async function* readRows() {
    for (const batch of batches) {
      // Other calls run between two batches.
      await new Promise(setImmediate);
      const parsed: CsvRow[] = JSON.parse(batch.toString());
      yield* parsed;
    }
  }
  return { header, readRows };
}

/** The files of a ZIP that are named, unpacked in the process of files, or why the whole ZIP is refused. */
export async function unpackFiles(
  zip: Buffer,
  names: readonly string[],
): Promise<Outcome<Exclude<ZipPart, { refused: string }>[]>> {
  const parts = await inFileProcess('unpackZip', { names }, limit(zip)).catch(explain);
  if (parts instanceof Refusal) {
    return parts;
  }
  const refused = parts.find((part) => 'refused' in part);
  return refused === undefined ? parts.filter((part) => 'name' in part) : refuse('INVALID_INPUT', refused.refused);
}

/** Whether bytes begin as those of a ZIP do. */
export const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]));
