import { plural } from '@aaram/shared-domain/format';

// What is wrong with a field, where its schema has no message of its own. `field` is its name, from fields.ts.

export const required = (field: string) => `Please enter the ${field}.`;
export const invalid = (field: string) => `Please check the ${field}.`;
export const checkAll = 'Please check what you have entered.';
/** Said of what no form has: only a page out of date, or a program, sends it wrong. The issue's `path` names it. */
export const reload = 'Something on this page is out of date. Please reload it and try again.';

// It is of another kind.
export const notNumber = (field: string) => `Please enter the ${field} as a number.`;
export const notWholeNumber = (field: string) => `Please enter the ${field} as a whole number.`;
export const notFile = (field: string) => `Please choose the ${field} as a file.`;

// It is none of the values that are possible.
export const notFound = (field: string) => `There is no such ${field}.`;
export const notThis = (field: string, value: string) => `Please choose ${value} as the ${field}.`;
export const notOneOf = (field: string, values: readonly string[]) =>
  `Please choose one of these as the ${field}: ${values.join(', ')}.`;

// It is too short or too long.
const characters = (count: number) => `${count} ${plural(count, { one: 'character', other: 'characters' })}`;
const entries = (count: number) => `${count} ${plural(count, { one: 'entry', other: 'entries' })}`;
export const tooFewCharacters = (field: string, least: number) =>
  `The ${field} must have at least ${characters(least)}.`;
export const tooManyCharacters = (field: string, most: number) => `The ${field} must have at most ${characters(most)}.`;
export const tooFewEntries = (field: string, least: number) => `The ${field} must have at least ${entries(least)}.`;
export const tooManyEntries = (field: string, most: number) => `The ${field} must have at most ${entries(most)}.`;

// It is a number outside its bounds; without a bound where that is only technical.
export const tooSmall = (field: string, least: string) => `The ${field} must be at least ${least}.`;
export const tooBig = (field: string, most: string) => `The ${field} must be at most ${most}.`;
export const farTooSmall = (field: string) => `The ${field} must be larger.`;
export const farTooBig = (field: string) => `The ${field} must be smaller.`;
export const notFromOneTo = (most: number) => `Please ask for a number from 1 to ${most}.`;
