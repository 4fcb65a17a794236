import { join, raw, Sql } from 'sql-template-tag';

type Scalar = string | number | bigint | boolean | Date | null | undefined;

/** A value that is sent as JSON. Arrays and objects are sent as JSON only through `db.json`. */
export class Json {
  readonly text: string;

  constructor(value: unknown) {
    this.text = JSON.stringify(value);
  }
}

/** A parameter of a statement. Arrays become PostgreSQL arrays. */
export type Value = Scalar | Uint8Array | Json | readonly Scalar[];
export type Columns = Readonly<Record<string, Value>>;

/** A part of a statement that can stand inside another one. */
export abstract class Part {
  /** The SQL of this part when it follows the text `before`. */
  abstract after(before: string): Sql;
}

const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const quote = (name: string) => `"${toSnake(name).replaceAll('"', '""')}"`;

/** The name of a table, a column or a database. */
export class Name extends Part {
  readonly #name: string;

  constructor(name: string) {
    super();
    this.#name = name;
  }

  after(): Sql {
    return raw(quote(this.#name));
  }
}

/** Rows to insert, or after `set` the columns to change. All rows have the columns of the first. */
export class Rows extends Part {
  readonly #rows: readonly Columns[];

  constructor(rows: Columns | readonly Columns[]) {
    super();
    this.#rows = isList(rows) ? rows : [rows];
  }

  after(before: string): Sql {
    const [first] = this.#rows;
    const columns = Object.keys(first ?? {});
    if (first === undefined || columns.length === 0) {
      throw new Error('A statement was given no columns.');
    }
    if (/\bset\s*$/i.test(before)) {
      return join(columns.map((column) => new Sql([`${quote(column)} = `, ''], [first[column]])));
    }
    const rows = this.#rows.map((row) =>
      join(
        columns.map((column) => row[column]),
        ',',
        '(',
        ')',
      ),
    );
    return new Sql(['', ' values ', ''], [raw(`(${columns.map(quote).join(',')})`), join(rows)]);
  }
}

function isList(rows: Columns | readonly Columns[]): rows is readonly Columns[] {
  return Array.isArray(rows);
}

/** Joins a template and the parts inside it. */
export function toSql(strings: readonly string[], values: readonly unknown[]): Sql {
  return new Sql(
    strings,
    values.map((value, index) => (value instanceof Part ? value.after(strings[index] ?? '') : value)),
  );
}

/** A parameter as the driver takes it. Dates are sent in UTC, so the time zone of this process does not matter. */
export function toParameter(value: unknown): unknown {
  if (value instanceof Date) {
    return value.toISOString();
  }
  return value instanceof Json ? value.text : value;
}
