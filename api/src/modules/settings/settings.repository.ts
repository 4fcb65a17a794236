import type { Db } from '@aaram/runtime/db';

/** A secret of the store by name: `fresh` when there is none yet, and from then on the same for every process. */
export async function readSecret(db: Db, name: string, fresh: string): Promise<string> {
  await db`insert into settings (key, value) values (${name}, ${db.json(fresh)}) on conflict do nothing`;
  const [row] = await db<{ value: string }[]>`select value from settings where key = ${name}`;
  return row?.value ?? fresh;
}

/** A setting that processes share, by name; undefined when it was never stored. */
export async function readSetting(db: Db, name: string): Promise<unknown> {
  const [row] = await db<{ value: unknown }[]>`select value from settings where key = ${name}`;
  return row?.value;
}

/** A setting, made when there is none, and locked until the transaction ends. */
export async function lockSetting(tx: Db, name: string): Promise<unknown> {
  await tx`insert into settings (key, value) values (${name}, '{}') on conflict do nothing`;
  const [row] = await tx<{ value: unknown }[]>`select value from settings where key = ${name} for update`;
  return row?.value;
}

/** Forgets a setting. Answers whether there was one. */
export async function deleteSetting(db: Db, name: string): Promise<boolean> {
  return (await db`delete from settings where key = ${name} returning key`).length > 0;
}

/** Stores a setting; one that is the same already is not written. */
export async function putSetting(db: Db, name: string, value: object) {
  await db`insert into settings as s (key, value) values (${name}, ${db.json(value)})
    on conflict (key) do update set value = excluded.value where s.value is distinct from excluded.value`;
}
