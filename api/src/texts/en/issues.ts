import { plural } from '@aaram/shared-domain/format';

// What is wrong with a field, where its schema has no message of its own. `field` is its name, from fields.ts.

export const required = (field: string) => `Please enter the ${field}.`;
export const invalid = (field: string) => `Please check the ${field}.`;
export const checkAll = 'Please check what you have entered.';
export const noSuchField = (field: string) => `There is no field ${field} here.`;
/** Said of everything that was sent. */
export const notGroup = 'The request must be a group of fields.';

// It is of another kind.
export const notText = (field: string) => `The ${field} must be text.`;
export const notNumber = (field: string) => `The ${field} must be a number.`;
export const notWholeNumber = (field: string) => `The ${field} must be a whole number.`;
export const notYesOrNo = (field: string) => `The ${field} must be yes or no.`;
export const notList = (field: string) => `The ${field} must be a list.`;
export const notGroupOfFields = (field: string) => `The ${field} must be a group of fields.`;
export const notFile = (field: string) => `The ${field} must be a file.`;
export const ofAnotherKind = (field: string) => `The ${field} must be of another kind.`;

// It is none of the values that are possible.
export const notFound = (field: string) => `There is no such ${field}.`;
export const notThis = (field: string, value: string) => `The ${field} must be ${value}.`;
export const notOneOf = (field: string, values: readonly string[]) =>
  `The ${field} must be one of ${values.join(', ')}.`;

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
