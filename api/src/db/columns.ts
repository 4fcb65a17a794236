import { type CustomTypesConfig, types } from 'pg';

type Parse = (text: string) => unknown;

const asDate: Parse = (text) => new Date(text);
const asText: Parse = (text) => text;

/** Where a column arrives otherwise than the driver would have it: paise stay far below 2^53, and a day begins in UTC. */
const parsers = new Map<number, Parse>([
  [types.builtins.INT8, Number],
  [types.builtins.DATE, asDate],
  [types.builtins.TIMESTAMP, asDate],
  [types.builtins.TIMESTAMPTZ, asDate],
  [types.builtins.INTERVAL, asText],
]);

export const columnTypes: CustomTypesConfig = {
  getTypeParser: (type, format) =>
    (format === 'binary' ? undefined : parsers.get(type)) ?? types.getTypeParser(type, format),
};

const asBytes: Parse = (text) => Buffer.from(text);

/** Every column as its bytes. */
export const byteTypes: CustomTypesConfig = { getTypeParser: () => asBytes };

/** Names of columns come from statements of our own and are few. */
const camelNames = new Map<string, string>();

export function toCamel(name: string): string {
  const known = camelNames.get(name);
  if (known !== undefined) {
    return known;
  }
  const camel = name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  camelNames.set(name, camel);
  return camel;
}
