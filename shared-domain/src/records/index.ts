/** The keys of a record with fixed keys, as their own type. */
export const keysOf = <Shape extends object>(record: Shape): (keyof Shape & string)[] =>
  Object.keys(record) as (keyof Shape & string)[];

/** The entries of a record with fixed keys, with keys as their own type. */
export const entriesOf = <Shape extends object>(record: Shape) =>
  keysOf(record).map((key): [keyof Shape & string, Shape[keyof Shape & string]] => [key, record[key]]);

/** A record with a value for each of these keys. */
export const fromKeys = <Key extends string, Value>(keys: readonly Key[], toValue: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<Key, Value>;

/** The one of these values that a text is, such as the value of a select; undefined when it is none. */
export const findOneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((one) => one === text);
