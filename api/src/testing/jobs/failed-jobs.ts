import type { Db } from '@aaram/runtime/db';

type Given = { queue?: string; kind?: string; payload?: object; why?: string };

/** A job that has failed for good, as the job queue leaves one; returns its id. */
export async function addFailedJob(
  db: Db,
  {
    queue = 'mail',
    kind = 'note',
    payload = { text: 'again' },
    why = 'The mail server did not take a mail.',
  }: Given = {},
): Promise<string> {
  const [row] = await db<{ id: string }[]>`
    insert into pgboss.job (name, data, source_name, source_output, policy, singleton_key)
    values ('dead', ${db.json({ kind, payload })}, ${queue}, ${db.json({ message: why })}, 'standard', gen_random_uuid()) returning id`;
  return row?.id ?? '';
}
