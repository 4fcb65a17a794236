import type { Db, Pool } from '@aaram/runtime/db';
import { guessColumn, labelColumn, type ProductColumn, productColumns } from '@aaram/shared-domain/change-set';
import type { Import } from '@aaram/shared-domain/change-set/schema';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { isAddress, isStored, splitPictures } from '#modules/catalog/for-change-sets.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import { refuseLate } from '#plugins/deadline.ts';
import * as texts from '#texts/imports.ts';
import { createGate } from '#work-process/gate.ts';
import { askForWork } from '../ask-for-work.ts';
import { findLastMapping, forgetBeyond, forgetPreviews, insertSet, keepFile } from '../change-sets.repository.ts';
import { type Actor, MAX_PREVIEWS, MAX_STORED_ROWS, type ReportedSet, tellIn } from '../change-sets.service.ts';
import { forgetPicturesOfPreviews, type StoredPicture, storePicture } from './import-pictures.repository.ts';
import { openTable, unpackFiles } from './process/file-process.ts';
import type { CsvRow } from './process/read-records.ts';

/** Which column of the file is which: by the name in its first line, or null. */
type Mapping = Record<string, ProductColumn | null>;
type Columns = (ProductColumn | null)[];

function parseMapping(text: string | undefined): Outcome<Mapping> {
  if (text === undefined) {
    return {};
  }
  try {
    const parsed: unknown = JSON.parse(text);
    const entries = Object.entries(parsed as object).map(
      ([name, value]) => [name, productColumns.find((column) => column === value) ?? null] as const,
    );
    return Object.fromEntries(entries);
  } catch {
    return refuse('INVALID_INPUT', texts.mappingInvalid);
  }
}

/** The column of each cell: as requested, else as in the last import of this account, else by its name. */
function resolveColumns(header: readonly string[], requested: Mapping, last: Mapping): Outcome<Columns> {
  const columns = header.map((name) => {
    const known = Object.hasOwn(requested, name) ? requested[name] : Object.hasOwn(last, name) ? last[name] : undefined;
    return known === undefined ? (guessColumn(name) ?? null) : known;
  });
  const named = columns.filter((column) => column !== null);
  const twice = named.find((column, index) => named.indexOf(column) < index);
  if (twice !== undefined) {
    return refuse('INVALID_INPUT', texts.columnTwice(labelColumn(twice)));
  }
  if (!(['id', 'sku', 'name'] as const).some((column) => named.includes(column))) {
    return refuse('INVALID_INPUT', texts.noIdColumn);
  }
  return named.length < 2 ? refuse('INVALID_INPUT', texts.nothingMapped) : columns;
}

/** Most pictures that an import takes; more would keep its job for hours. */
const MAX_PICTURES = 5000;
type Counted = { total: number; files: Set<string> };

/** How many rows a file has, and which files of a ZIP they name. */
async function countRows(rows: AsyncIterable<CsvRow>, columns: Columns): Promise<Outcome<Counted>> {
  const pictures = columns.indexOf('images');
  const files = new Set<string>();
  let [total, sources] = [0, 0];
  for await (const { cells } of rows) {
    total += 1;
    const named = splitPictures(cells[pictures] ?? '').filter((source) => !isStored(source));
    sources += named.length;
    for (const source of named.filter((one) => !isAddress(one))) {
      files.add(source);
    }
    if (sources > MAX_PICTURES) {
      return refuse('INVALID_INPUT', texts.tooManyPicturesInFile(MAX_PICTURES));
    }
  }
  return total === 0 ? refuse('INVALID_INPUT', texts.noRows) : { total, files };
}

/** The columns of a file and the number of its rows, or why it cannot be imported. */
async function readFile(db: Db, bytes: Buffer, mapping: string | undefined, actor: Actor) {
  const requested = parseMapping(mapping);
  if (requested instanceof Refusal) {
    return requested;
  }
  const last = (await findLastMapping(db, actor.id)) as Mapping;
  const file = await openTable(bytes, [...Object.keys(requested), ...Object.keys(last)]);
  if (file instanceof Refusal) {
    return file;
  }
  const columns = resolveColumns(file.header, requested, last);
  if (columns instanceof Refusal) {
    return columns;
  }
  const counted = await countRows(file.readRows(), columns);
  const named = file.header.map((name, index) => ({ name, column: columns[index] ?? null }));
  return counted instanceof Refusal ? counted : { ...counted, named };
}

type Sent = { bytes: Buffer; zip: Buffer | undefined; mapping: string | undefined };
/** A file as it was understood, and the pictures of its ZIP. */
type ReadImport = { total: number; named: Import['columns']; pictures: StoredPicture[] };

async function readImport(db: Db, { bytes, zip, mapping }: Sent, actor: Actor): Promise<Outcome<ReadImport>> {
  const file = await readFile(db, bytes, mapping, actor);
  if (file instanceof Refusal) {
    return file;
  }
  const pictures = zip === undefined ? [] : await unpackFiles(zip, [...file.files]);
  return pictures instanceof Refusal ? pictures : { ...file, pictures };
}

/** What is unpacked of imports is in memory once: the next one is read when this one is stored. */
const gate = createGate({ atOnce: 1, waiting: 10, busy: texts.importsBusy });

/** Takes a file of products and asks for the preview of what it would change: nothing is changed yet. */
export const planImport = (
  db: Pool,
  sent: Sent,
  actor: Actor,
): Promise<Outcome<ReportedSet & Pick<Import, 'columns'>>> =>
  gate.runOrRefuse(async () => {
    const read = await readImport(db, sent, actor);
    refuseLate();
    return read instanceof Refusal ? read : keepImport(db, sent.bytes, read, actor);
  });

/** Keeps what was read, as a change set whose preview is asked for. */
function keepImport(
  db: Pool,
  bytes: Buffer,
  { total, named, pictures }: ReadImport,
  actor: Actor,
): Promise<Outcome<ReportedSet & Pick<Import, 'columns'>>> {
  const sellerId = actor.isAdmin ? null : actor.sellerId;
  return inTransaction(db, async (tx) => {
    await forgetPreviews(tx, actor.id, MAX_PREVIEWS - 1);
    const change = {
      kind: 'import' as const,
      mapping: Object.fromEntries(named.map(({ name, column }) => [name, column])),
    };
    const setId = await insertSet(
      tx,
      { actorId: actor.id, sellerId, kind: 'import', subject: 'product', change, requestId: actor.requestId },
      [],
    );
    await keepFile(tx, setId, { bytes, total });
    if (pictures.length > 0) {
      await forgetPicturesOfPreviews(tx, actor.id);
    }
    for (const picture of pictures) {
      await storePicture(tx, setId, picture);
    }
    await forgetBeyond(tx, actor.id, MAX_STORED_ROWS);
    await askForWork(tx, setId);
    const entry = { actorId: actor.id, action: 'changes.prepare', subject: 'change-set', subjectId: setId } as const;
    await recordAudit(tx, { ...entry, detail: { kind: 'import', rows: total }, requestId: actor.requestId });
    const reported = await tellIn(tx, setId);
    return reported instanceof Refusal ? reported : { ...reported, columns: named };
  });
}
