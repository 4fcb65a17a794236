import type { Db } from '@aaram/runtime/db';
import type { PanelTable, TableSettings } from '@aaram/shared-domain/contract';

const unchanged: TableSettings = { columns: null, density: null, views: [] };

/** How an account arranged a list. */
export async function findTable(db: Db, userId: string, name: PanelTable): Promise<TableSettings> {
  const [row] = await db<TableSettings[]>`
    select columns, density, views from panel_tables where user_id = ${userId} and name = ${name}`;
  return row ?? unchanged;
}

/** The same, locked for a change in this transaction. */
export async function lockTable(tx: Db, userId: string, name: PanelTable): Promise<TableSettings> {
  await tx`insert into panel_tables ${tx({ userId, name })} on conflict do nothing`;
  const [row] = await tx<TableSettings[]>`
    select columns, density, views from panel_tables where user_id = ${userId} and name = ${name} for update`;
  return row ?? unchanged;
}

export async function saveTable(tx: Db, userId: string, name: PanelTable, { columns, density, views }: TableSettings) {
  await tx`update panel_tables set columns = ${columns}, density = ${density}, views = ${tx.json(views)}
    where user_id = ${userId} and name = ${name}`;
}

export async function forgetTables(tx: Db, userId: string) {
  await tx`delete from panel_tables where user_id = ${userId}`;
}
