import type { Db } from '@aaram/runtime/db';

export type PrintFileKind = 'png' | 'pdf' | 'ticket';
export type PrintFileRow = {
  id: string;
  orderId: string;
  lineId: string;
  sellerId: string;
  area: string;
  kind: PrintFileKind;
  name: string;
  state: 'waiting' | 'ready' | 'failed';
  bytes: number | null;
  sha256: string | null;
  problem: string | null;
};
type NewFile = Pick<PrintFileRow, 'orderId' | 'lineId' | 'sellerId' | 'area' | 'kind' | 'name'>;

const columns = (db: Db) => db`id, order_id, line_id, seller_id, area, kind, name, state, bytes, sha256, problem`;

/** The files of orders, in the sequence of their names. */
export const findFiles = (db: Db, orderIds: readonly string[]): Promise<PrintFileRow[]> =>
  db<PrintFileRow[]>`
    select ${columns(db)} from print_files where order_id = any(${[...orderIds]}::uuid[]) and state <> 'gone'
    order by name, kind`;

export async function findFile(db: Db, id: string): Promise<PrintFileRow | undefined> {
  const [row] = await db<PrintFileRow[]>`select ${columns(db)} from print_files where id = ${id} and state <> 'gone'`;
  return row;
}

/** Announces files that are to be made; those that are there stay. */
export async function announceFiles(db: Db, files: readonly NewFile[]) {
  if (files.length > 0) {
    await db`insert into print_files ${db([...files])} on conflict (line_id, area, kind) do nothing`;
  }
}

export async function finishFile(db: Db, id: string, { bytes, sha256 }: { bytes: number; sha256: string }) {
  await db`
    update print_files set state = 'ready', bytes = ${bytes}, sha256 = ${sha256}, problem = null, made_at = now()
    where id = ${id} and state <> 'gone'`;
}

export async function failFile(db: Db, id: string, problem: string) {
  await db`
    update print_files set state = 'failed', problem = ${problem}, bytes = null, sha256 = null
    where id = ${id} and state <> 'gone'`;
}

/** Makes failed files of an order wait again. */
export async function retryFiles(db: Db, orderId: string) {
  await db`update print_files set state = 'waiting', problem = null where order_id = ${orderId} and state = 'failed'`;
}

/** Gives up the files of orders; `sweepFiles` removes their bytes. */
export async function giveUpFiles(db: Db, orderIds: readonly string[]) {
  await db`
    update print_files set state = 'gone', bytes = null, sha256 = null where order_id = any(${[...orderIds]}::uuid[])`;
}

export const findGoneFiles = (db: Db, limit: number): Promise<Pick<PrintFileRow, 'id' | 'kind'>[]> =>
  db<Pick<PrintFileRow, 'id' | 'kind'>[]>`
    select id, kind from print_files where state = 'gone' order by id limit ${limit}`;

export async function deleteFiles(db: Db, ids: readonly string[]) {
  await db`delete from print_files where id = any(${[...ids]}::uuid[])`;
}
