/** Prefix of every order number, so that people recognise one. */
const PREFIX = 'AA';
/** Crockford's base 32 without vowels: no two characters look alike, and no words appear by accident. */
export const ORDER_NUMBER_SIGNS = '0123456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** Shorter search texts would find orders by chance. */
const MIN_SEARCHED_DIGITS = 4;

/** Whether a text has only characters that are drawn for numbers. */
export const isDrawn = (text: string) => [...text].every((sign) => ORDER_NUMBER_SIGNS.includes(sign));

/** The characters of a typed number: any case, any dashes, O read as 0, I and L as 1. */
export const plainCharacters = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** Without the prefix: the eight characters contain no A, so `AA` at the start is it. */
const normalise = (typed: string) => plainCharacters(typed).replace(new RegExp(`^${PREFIX}`), '');

/** Formats the eight stored characters for people: `AA-7K3F-92QD`. */
export const formatOrderNumber = (stored: string) => `${PREFIX}-${stored.slice(0, 4)}-${stored.slice(4)}`;

/** The eight characters of a typed order number; undefined when it is not one. */
export function parseOrderNumber(typed: string): string | undefined {
  const characters = normalise(typed);
  return characters.length === LENGTH && isDrawn(characters) ? characters : undefined;
}

/** The characters of a typed part of an order number, to search by; undefined when it cannot be one. */
export function parsePartOfOrderNumber(typed: string): string | undefined {
  const characters = normalise(typed);
  const isLong = characters.length >= MIN_SEARCHED_DIGITS && characters.length <= LENGTH;
  return isLong && isDrawn(characters) ? characters : undefined;
}

const plainId = (id: string) => id.toLowerCase().replace(/[^0-9a-z]/g, '');

/** Whether the typed text is this order's number or id. People copy both from cards and mails, with a # and spaces. */
export function isOrderNamed(order: { _id: string; number: string }, typed: string): boolean {
  const number = parseOrderNumber(typed);
  return (number !== undefined && number === parseOrderNumber(order.number)) || plainId(order._id) === plainId(typed);
}
