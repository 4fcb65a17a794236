import type { Db } from '@aaram/runtime/db';
import type { ChangeRowRow, SetRow } from '../change-sets.repository.ts';

/** A file of an import's ZIP: its bytes, or why there are none. */
export type StoredPicture = { name: string; bytes: Buffer | null; problem: string | null };

/** Keeps a file that rows of an import name. */
export async function storePicture(tx: Db, setId: string, picture: StoredPicture) {
  await tx`insert into change_pictures ${tx({ ...picture, setId })}`;
}

/** Why files that were looked for in a ZIP are not there; null for those that are. */
export async function findPictureProblems(db: Db, setId: string): Promise<Map<string, string | null>> {
  const rows = await db<{ name: string; problem: string | null }[]>`
    select name, problem from change_pictures where set_id = ${setId}`;
  return new Map(rows.map(({ name, problem }) => [name, problem]));
}

export async function findPictureBytes(db: Db, setId: string, name: string): Promise<Buffer | undefined> {
  const [row] = await db<{ bytes: Buffer | null }[]>`
    select bytes from change_pictures where set_id = ${setId} and name = ${name}`;
  return row?.bytes ?? undefined;
}

export async function forgetPictures(tx: Db, setId: string) {
  await tx`delete from change_pictures where set_id = ${setId}`;
}

/** Deletes the files of this account's previews: they are large, and one import is made at a time. */
export async function forgetPicturesOfPreviews(tx: Db, actorId: string) {
  await tx`delete from change_pictures p using change_sets s
    where s.id = p.set_id and s.actor_id = ${actorId} and s.state in ('preparing', 'prepared')`;
}

export type WaitingRow = Pick<ChangeRowRow, 'place' | 'subjectId' | 'before' | 'after' | 'reason'> & {
  pictures: string[];
};

/** The next rows whose pictures are still to be taken. */
export const findWaitingRows = (db: Db, setId: string, limit: number): Promise<WaitingRow[]> =>
  db<WaitingRow[]>`
    select place, subject_id, before, after, reason, pictures from change_rows
    where set_id = ${setId} and pictures is not null and result = 'planned' order by place limit ${limit}`;

type Settled = Pick<ChangeRowRow, 'place' | 'before' | 'after' | 'result' | 'reason'>;

/** Notes the pictures of a row, once; one of which nothing is left is at its end. */
export async function settleRow(tx: Db, set: SetRow, { place, before, after, result, reason }: Settled) {
  await tx`
    with settled as (
      update change_rows set before = ${tx.json(before)}, after = ${tx.json(after)}, result = ${result}, reason = ${reason},
        pictures = null
      where set_id = ${set.id} and place = ${place} and pictures is not null and result = 'planned' returning result)
    update change_sets s set refused = s.refused + (select count(*) from settled where result = 'refused'),
      unchanged = s.unchanged + (select count(*) from settled where result = 'unchanged')
    where s.id = ${set.id}`;
}
