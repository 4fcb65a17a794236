import { tidyPictureText } from '@aaram/shared-domain/catalog';

/** Words for pictures as one cell, divided as the pictures are; a divider within them is written with a backslash. */
export const joinPictureTexts = (said: readonly string[]): string =>
  said.every((text) => text === '') ? '' : said.map((text) => text.replaceAll('|', '\\|')).join(' | ');

/** The words for each picture of a cell, in their order. */
export const splitPictureTexts = (cell: string): string[] =>
  cell === '' ? [] : cell.split(/(?<!\\)\|/).map((text) => tidyPictureText(text.replaceAll('\\|', '|')));
