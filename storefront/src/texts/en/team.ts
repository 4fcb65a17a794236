import { formatCount, plural } from '@aaram/shared-domain/format';

/** A design for a team: one piece for each name. */

export const forTeam = 'Names for a team';
export const intro =
  'Each person gets this design with their own name, in their own size. Long names are printed smaller.';
export const textForName = 'Text for the name';
export const textForNumber = 'Text for the number';
export const noNumberText = 'No number';
export const list = 'Names and sizes';
export const listHint = (hasNumber: boolean) =>
  hasNumber
    ? 'One person on each line: name, number, size. You can paste from a sheet.'
    : 'One person on each line: name, size. You can paste from a sheet.';
export const exampleNames = ['Asha, M', 'Ravi, XL', 'मीरा, S'].join('\n');
export const exampleNumbers = ['Asha, 10, M', 'Ravi, 7, XL', 'मीरा, 21, S'].join('\n');

const listOf = (sizes: readonly string[]) => sizes.join(', ');
export const noName = 'Write a name before the size.';
export const noSize = (sizes: readonly string[]) => `Add a size: ${listOf(sizes)}.`;
export const otherSize = (size: string, sizes: readonly string[]) => `${size} is not sold. There is ${listOf(sizes)}.`;
export const noNumber = 'Add a number of up to three digits.';
export const tooMany = (most: number) => `At most ${most} people at once. Add these first, then the others.`;

export const asUnderstood = 'How the list is understood';
export const name = 'Name';
export const number = 'Number';
export const size = 'Size';
export const understood = (people: string) => `${people} understood`;
const items = (count: number) =>
  plural(count, { one: `${formatCount(count)} item`, other: `${formatCount(count)} items` });
export const people = (count: number) =>
  plural(count, { one: `${formatCount(count)} person`, other: `${formatCount(count)} people` });
export const toMend = (count: number) =>
  `${plural(count, { one: `${formatCount(count)} line`, other: `${formatCount(count)} lines` })} to correct`;
export const add = (count: number) => `Add ${items(count)} to cart`;
export const adding = (done: number, all: number) => `${done} of ${all} in your cart`;
export const added = (count: number) => `${items(count)} added to your cart.`;
export const someFailed = 'Some could not be added. They are still in the list.';
export const stop = 'Stop';
export const logIn = 'Log in to add them';
export const logInFirst = 'Please log in to order for a team. Your design and your list stay.';
export const toCart = 'Open cart';
