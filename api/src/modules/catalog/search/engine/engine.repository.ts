import { createPool, type PoolConnection, type RowDataPacket } from 'mysql2/promise';
import type { IndexedProduct } from '../../facets/indexed-product.ts';
import type { Match } from '../../match.ts';
import { EXTRA, type Pattern, type WordGroup } from '../understand/text-match.ts';
import { factsOf, toNumber, wantedFacts } from './engine-facts.ts';
import { isFindable, toEngineWord } from './engine-words.ts';

/** A search that takes longer is the database's. */
const FIND_MS = 500;
const WRITE_MS = 10_000;
const CONNECT_MS = 1000;
const CONNECTIONS = 8;
const WAITING = 64;
/** The entry that says which filling is whole: the engine may have lost its data, or be a new one. */
const MARK = '1';

export type Found = { ids: string[]; total: number };

const list = (values: readonly string[]) => `(${values.join(',')})`;

/** Every word in one of its spellings, wherever it stands in another of a name, brand or shelf. */
const toLetters = (words: readonly string[][]) =>
  words.map((spellings) => `(@content ${spellings.map((one) => `*${toEngineWord(one)}*`).join(' | ')})`).join(' ');

const toPattern = ({ forms, isStart = false }: Pattern) =>
  `(${forms.map((form) => `${toEngineWord(form)}${isStart ? '*' : ''}`).join(' | ')})`;
/** Every group in one of its phrases, anywhere in a product's words. */
const toMeaning = (groups: readonly WordGroup[]) =>
  groups
    .map(
      ({ levels }) =>
        `(${levels
          .flat()
          .map((phrase) => `(${phrase.map(toPattern).join(' ')})`)
          .join(' | ')})`,
    )
    .join(' ');

function toQuestion({ groups, words }: Match): string {
  const meaning = groups === undefined ? [] : [`(@* ${toMeaning(groups)})`];
  const letters = words === undefined ? [] : [`(${toLetters(words)})`];
  return [...meaning, ...letters].join(' | ');
}

const isUnknown = ({ notIds, notGroups, price, stockLevel, state }: Match) =>
  notIds !== undefined ||
  notGroups !== undefined ||
  price !== undefined ||
  stockLevel !== undefined ||
  (state !== undefined && state !== 'published');

/** Every word that the engine would have to look for. */
const listWords = ({ groups = [], words = [] }: Match) => [
  ...words.flat(),
  ...groups.flatMap(({ levels }) => levels.flat(2).flatMap(({ forms }) => forms)),
];

/** A product as a row of the engine's table. */
function toRow(one: IndexedProduct, filling: number): string {
  const write = (tokens: readonly string[]) => tokens.map(toEngineWord).join(' ');
  const content = write(one.tokens.filter((token) => !token.startsWith(EXTRA)));
  // The words as a search compares them, also those of the name: "bag," is a token of it, "bag" a word.
  const extra = write(one.tokens.flatMap((token) => (token.startsWith(EXTRA) ? [token.slice(EXTRA.length)] : [])));
  return `(${toNumber(one.id)},'${content}','${extra}','${one.id}',${list(factsOf(one))},${filling})`;
}

/**
 * An engine that speaks SphinxQL (Sphinx, Manticore), with one table `products` as in deploy/search. All values of its
 * statements are numbers, checksums or words without any sign of ASCII, so none can end a text.
 */
export function createEngine(url: string, { findMs = FIND_MS } = {}) {
  const { hostname, port } = new URL(url);
  const pool = createPool({
    host: hostname,
    port: Number(port),
    connectionLimit: CONNECTIONS,
    queueLimit: WAITING,
    connectTimeout: CONNECT_MS,
    supportBigNumbers: true,
    bigNumberStrings: true,
  });

  async function on<Result>(work: (connection: PoolConnection) => Promise<Result>): Promise<Result> {
    const connection = await pool.getConnection();
    try {
      const result = await work(connection);
      connection.release();
      return result;
    } catch (error) {
      // What is still to come on it belongs to the call that was given up.
      connection.destroy();
      throw error;
    }
  }
  const read = async (connection: PoolConnection, sql: string) =>
    (await connection.query<RowDataPacket[]>({ sql, timeout: findMs }))[0];
  const write = (sql: string) => on(async (connection) => void (await connection.query({ sql, timeout: WRITE_MS })));

  return {
    /** Whether it can answer at all: it does not know every condition, nor words of one letter. */
    knows(match: Match): boolean {
      const words = listWords(match);
      return words.length > 0 && words.every(isFindable) && !isUnknown(match);
    },
    /** The number of matches, and the ids of at most `most` of them, in any order. */
    find: (match: Match, most: number): Promise<Found> =>
      on(async (connection) => {
        const facts = wantedFacts(match).map((wanted) => ` AND facts IN ${list(wanted)}`);
        const rows = await read(
          connection,
          `SELECT product_id FROM products WHERE MATCH('${toQuestion(match)}')${facts.join('')} LIMIT ${most} OPTION max_matches=${most}, ranker=none`,
        );
        const meta = await read(connection, 'SHOW META');
        const total = meta.find(({ Variable_name }) => Variable_name === 'total_found')?.Value;
        return { ids: rows.map(({ product_id }) => String(product_id)), total: Number(total) };
      }),
    /** Adds or replaces products, as part of a filling. */
    put: async (products: readonly IndexedProduct[], filling: number): Promise<void> => {
      const rows = products.map((one) => toRow(one, filling));
      if (rows.length > 0) {
        await write(
          `REPLACE INTO products (id, content, extra, product_id, facts, generation) VALUES ${rows.join(',')}`,
        );
      }
    },
    remove: async (ids: readonly string[]): Promise<void> => {
      if (ids.length > 0) {
        await write(`DELETE FROM products WHERE id IN ${list(ids.map(toNumber))}`);
      }
    },
    /** Removes what no later filling has put again, and says that this one is whole. */
    finish: async (filling: number): Promise<void> => {
      await write(`DELETE FROM products WHERE generation < ${filling}`);
      await write(
        `REPLACE INTO products (id, content, extra, product_id, facts, generation) VALUES (${MARK},'','','',(),${filling})`,
      );
    },
    /** The filling that is whole; undefined when there is none. */
    filling: (): Promise<number | undefined> =>
      on(async (connection) => {
        const [row] = await read(connection, `SELECT generation FROM products WHERE id=${MARK}`);
        return row === undefined ? undefined : Number(row.generation);
      }),
    close: () => pool.end(),
  };
}
export type Engine = ReturnType<typeof createEngine>;
