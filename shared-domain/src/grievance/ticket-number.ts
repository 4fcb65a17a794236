import { isDrawn, plainCharacters } from '../order/index.ts';

const PREFIX = 'GR';
const LENGTH = 8;

/** Formats the eight stored characters for people: `GR-7K3F-92QD`. */
export const formatTicketNumber = (stored: string) => `${PREFIX}-${stored.slice(0, 4)}-${stored.slice(4)}`;

/** The eight characters of a typed ticket number, with or without prefix; undefined when it is not one. */
export function parseTicketNumber(typed: string): string | undefined {
  const plain = plainCharacters(typed);
  // The prefix is made of characters that a number may contain, so only the length tells.
  const characters = plain.length > LENGTH && plain.startsWith(PREFIX) ? plain.slice(PREFIX.length) : plain;
  return characters.length === LENGTH && isDrawn(characters) ? characters : undefined;
}
