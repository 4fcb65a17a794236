import type { Db } from '@aaram/runtime/db';
import { ownDataKinds } from '@aaram/shared-domain/own-data';
import type { Owner, ReadOwnRows } from '#db/own-rows.ts';
import { ownDataSources } from './kinds.ts';

/** Rows read at once, so that a copy of any size takes the same memory. */
const PAGE = 500;

/** All rows of one kind, page by page, as JSON without their cursors. */
async function* writeRows(db: Db, owner: Owner, read: ReadOwnRows): AsyncGenerator<string> {
  let after: string | null = null;
  let isFirst = true;
  do {
    const rows = await read(db, owner, { after, limit: PAGE });
    const texts = rows.map(({ cursor: _cursor, ...row }) => JSON.stringify(row));
    if (texts.length > 0) {
      yield `${isFirst ? '' : ','}\n${texts.join(',\n')}`;
      isFirst = false;
    }
    after = rows.length < PAGE ? null : (rows.at(-1)?.cursor ?? null);
  } while (after !== null);
}

/** Everything that is stored about a person as one JSON object. Holds no connection while its reader is slow. */
export async function* writeOwnData(db: Db, owner: Owner, writtenAt: Date): AsyncGenerator<string> {
  yield `{"writtenAt":${JSON.stringify(writtenAt.toISOString())}`;
  for (const kind of ownDataKinds) {
    yield `,\n${JSON.stringify(kind)}:[`;
    yield* writeRows(db, owner, ownDataSources[kind].read);
    yield ']';
  }
  yield '}\n';
}
