import type { Db } from '@aaram/runtime/db';
import type { DesignDocument, DisplayItem, Garment, Problem } from '@aaram/shared-domain/design';
import { listMedia } from './list-media.ts';

/** A design as it was put into a cart. Everything to print it is here, apart from the uploaded pictures. */
export type PrintRow = {
  id: string;
  ownerId: string;
  productId: string;
  hash: string;
  rawImage: string;
  previewImage: string;
  document: DesignDocument;
  garment: Garment;
  /** `#rrggbb`. */
  cloth: string;
  colour: string;
  lists: Record<string, DisplayItem[]>;
  problems: Problem[];
  sentence: string;
};

export type Pictures = Pick<PrintRow, 'rawImage' | 'previewImage'>;

const columns = (db: Db) => db`
  id, owner_id, product_id, hash, raw_image, preview_image, document, garment, cloth, colour, lists, problems, sentence`;

export async function findPrintByHash(db: Db, ownerId: string, hash: string): Promise<PrintRow | undefined> {
  const [row] = await db<PrintRow[]>`
    select ${columns(db)} from design_prints where owner_id = ${ownerId} and hash = ${hash}`;
  return row;
}

/** What the two pictures of a line show; undefined for pictures that no design made. */
export async function findPrint(db: Db, { rawImage, previewImage }: Pictures): Promise<PrintRow | undefined> {
  const [row] = await db<PrintRow[]>`
    select ${columns(db)} from design_prints where raw_image = ${rawImage} and preview_image = ${previewImage}
    order by created_at limit 1`;
  return row;
}

/** The same of several lines at once. */
export const findPrints = (db: Db, pictures: readonly Pictures[]): Promise<PrintRow[]> =>
  db<PrintRow[]>`
    select ${columns(db)} from design_prints
    where (raw_image, preview_image) in (
      select * from unnest(${pictures.map((one) => one.rawImage)}::text[], ${pictures.map((one) => one.previewImage)}::text[]))
    order by created_at`;

/** Stores a print; the same design of the same person once. */
export async function insertPrint(db: Db, print: Omit<PrintRow, 'id'>): Promise<void> {
  await db`
    insert into design_prints (owner_id, product_id, hash, raw_image, preview_image, document, media, garment, cloth, colour,
      lists, problems, sentence)
    values (${print.ownerId}, ${print.productId}, ${print.hash}, ${print.rawImage}, ${print.previewImage},
      ${JSON.stringify(print.document)}::jsonb, ${listMedia(print.document)}::text[],
      ${print.garment}, ${print.cloth}, ${print.colour}, ${JSON.stringify(print.lists)}::jsonb, ${JSON.stringify(print.problems)}::jsonb, ${print.sentence})
    on conflict (owner_id, hash) do nothing`;
}

/** Prints that were made long ago, a page of them after an id. */
export const findOldPrints = (db: Db, { after, days, limit }: { after: string; days: number; limit: number }) =>
  db<(Pictures & { id: string })[]>`
    select id, raw_image, preview_image from design_prints
    where id > ${after} and created_at < now() - make_interval(days => ${days}) order by id limit ${limit}`;

export async function deletePrints(db: Db, ids: readonly string[]) {
  await db`delete from design_prints where id = any(${[...ids]}::uuid[])`;
}
