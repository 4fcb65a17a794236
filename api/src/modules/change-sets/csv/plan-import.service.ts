import {
  guessColumn,
  labelColumn,
  MAX_SELECTION,
  type ProductColumn,
  productColumns,
} from '@aaram/shared-domain/change-set';
import type { Import } from '@aaram/shared-domain/change-set/schema';
import { inTransaction } from '#db/in-transaction.ts';
import type { Db, Pool } from '#db/pool.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { isAddress, isStored, splitPictures } from '#modules/catalog/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/imports.ts';
import { askForWork } from '../ask-for-work.ts';
import { findLastMapping, forgetBeyond, forgetPreviews, insertSet, keepFile } from '../change-sets.repository.ts';
import { type Actor, PREVIEWS_KEPT, ROWS_KEPT, type ToldSet, tellIn } from '../change-sets.service.ts';
import { forgetPicturesOfPreviews, keepPicture } from './import-pictures.repository.ts';
import { type CsvRow, openCsv } from './read-csv.ts';
import { findInZip, openZip, unpack, type ZipIndex, zipRules } from './read-zip.ts';

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

/** The column of each cell: as told, else as in the last import of this account, else by its name. */
function resolveColumns(header: readonly string[], told: Mapping, last: Mapping): Outcome<Columns> {
  const columns = header.map((name) => {
    const known = Object.hasOwn(told, name) ? told[name] : Object.hasOwn(last, name) ? last[name] : undefined;
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
const MOST_PICTURES = 5000;
type Counted = { total: number; files: Set<string> };

/** How many rows a file has, and which files of a ZIP they name; more than an import may have are not counted. */
async function countRows(rows: AsyncIterable<CsvRow>, columns: Columns): Promise<Outcome<Counted>> {
  const pictures = columns.indexOf('images');
  const files = new Set<string>();
  let [total, sources] = [0, 0];
  try {
    for await (const { cells } of rows) {
      total += 1;
      const named = splitPictures(cells[pictures] ?? '').filter((source) => !isStored(source));
      sources += named.length;
      for (const source of named.filter((one) => !isAddress(one))) {
        files.add(source);
      }
      if (total > MAX_SELECTION) {
        return refuse('INVALID_INPUT', texts.tooManyRows(MAX_SELECTION));
      }
      if (sources > MOST_PICTURES) {
        return refuse('INVALID_INPUT', texts.tooManyPicturesInFile(MOST_PICTURES));
      }
    }
  } catch {
    return refuse('INVALID_INPUT', texts.notTable);
  }
  return total === 0 ? refuse('INVALID_INPUT', texts.noRows) : { total, files };
}

/** The columns of a file and the number of its rows, or why it cannot be imported. */
async function readFile(db: Db, bytes: Buffer, mapping: string | undefined, actor: Actor) {
  const file = await openCsv(bytes);
  if (file instanceof Refusal) {
    return file;
  }
  const told = parseMapping(mapping);
  if (told instanceof Refusal) {
    return told;
  }
  const columns = resolveColumns(file.header, told, (await findLastMapping(db, actor.id)) as Mapping);
  if (columns instanceof Refusal) {
    return columns;
  }
  const counted = await countRows(file.rows, columns);
  const named = file.header.map((name, index) => ({ name, column: columns[index] ?? null }));
  return counted instanceof Refusal ? counted : { ...counted, named };
}

/** Unpacks the files that rows name, one after the other, and keeps them until the import is made. */
async function keepPictures(
  tx: Db,
  { setId, actor }: { setId: string; actor: Actor },
  index: ZipIndex,
  names: ReadonlySet<string>,
): Promise<Refusal | undefined> {
  await forgetPicturesOfPreviews(tx, actor.id);
  let size = 0;
  for (const name of names) {
    const entry = findInZip(index, name);
    const bytes = entry instanceof Refusal ? entry : await unpack(index, entry);
    size += bytes instanceof Refusal ? 0 : bytes.length;
    if (size > zipRules.bytes) {
      return refuse('INVALID_INPUT', texts.zipTooLarge);
    }
    const kept = bytes instanceof Refusal ? { bytes: null, problem: bytes.message } : { bytes, problem: null };
    await keepPicture(tx, setId, { name, ...kept });
  }
  return undefined;
}

/** Takes a file of products and asks for the preview of what it would change: nothing is changed yet. */
export async function planImport(
  db: Pool,
  { bytes, zip, mapping }: { bytes: Buffer; zip: Buffer | undefined; mapping: string | undefined },
  actor: Actor,
): Promise<Outcome<ToldSet & Pick<Import, 'columns'>>> {
  const file = await readFile(db, bytes, mapping, actor);
  if (file instanceof Refusal) {
    return file;
  }
  const { total, files, named } = file;
  const index = zip === undefined ? undefined : await openZip(zip);
  if (index instanceof Refusal) {
    return index;
  }
  const sellerId = actor.isAdmin ? null : actor.sellerId;
  return inTransaction(db, async (tx): Promise<Outcome<ToldSet & Pick<Import, 'columns'>>> => {
    await forgetPreviews(tx, actor.id, PREVIEWS_KEPT - 1);
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
    const refused = index === undefined ? undefined : await keepPictures(tx, { setId, actor }, index, files);
    if (refused !== undefined) {
      return refused;
    }
    await forgetBeyond(tx, actor.id, ROWS_KEPT);
    await askForWork(tx, setId);
    const entry = { actorId: actor.id, action: 'changes.prepare', subject: 'change-set', subjectId: setId } as const;
    await recordAudit(tx, { ...entry, detail: { kind: 'import', rows: total }, requestId: actor.requestId });
    const told = await tellIn(tx, setId);
    return told instanceof Refusal ? told : { ...told, columns: named };
  });
}
