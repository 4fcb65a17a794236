import { type CustomTypesConfig, types } from 'pg';

type Parse = (text: string) => unknown;

const asDate: Parse = (text) => new Date(text);
const asText: Parse = (text) => text;

/** Column types that the driver would parse differently. Paise stay far below 2^53, and days begin in UTC. */
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

/** Leaves every column as the text that the database sent. */
export const textTypes: CustomTypesConfig = { getTypeParser: () => asText };

/** Not bounded: the names come from our own statements and are few. */
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
