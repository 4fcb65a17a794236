/** What every order number begins with, so that people see what it is. */
const PREFIX = 'AA';
/** Crockford's base 32 without its vowels: nothing looks like something else, and no word comes about by accident. */
export const ORDER_NUMBER_SIGNS = '0123456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** Fewer characters than one group would find an order by chance. */
const LEAST_TO_SEARCH = 4;

const isDrawn = (text: string) => [...text].every((sign) => ORDER_NUMBER_SIGNS.includes(sign));

/** What somebody typed as the characters of an order number: any case, any dashes, O for 0, I and L for 1. */
function normalise(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  // No number has an A of its own.
  return plain
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(new RegExp(`^${PREFIX}`), '');
}

/** The eight stored characters as people see and say them: `AA-7K3F-92QD`. */
export const formatOrderNumber = (stored: string) => `${PREFIX}-${stored.slice(0, 4)}-${stored.slice(4)}`;

/** The eight characters of an order number that somebody typed, or undefined when it is none. */
export function parseOrderNumber(typed: string): string | undefined {
  const characters = normalise(typed);
  return characters.length === LENGTH && isDrawn(characters) ? characters : undefined;
}

/** The characters of a part of an order number, to search by; undefined when what was typed can be none. */
export function parsePartOfOrderNumber(typed: string): string | undefined {
  const characters = normalise(typed);
  const isLong = characters.length >= LEAST_TO_SEARCH && characters.length <= LENGTH;
  return isLong && isDrawn(characters) ? characters : undefined;
}

const plainId = (id: string) => id.toLowerCase().replace(/[^0-9a-z]/g, '');

/** Whether somebody typed this order's number, or its id. People copy both from cards and mails, with a # and spaces. */
export function isOrderNamed(order: { _id: string; number: string }, typed: string): boolean {
  const number = parseOrderNumber(typed);
  return (number !== undefined && number === parseOrderNumber(order.number)) || plainId(order._id) === plainId(typed);
}
