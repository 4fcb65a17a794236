import * as texts from '#texts/imports.ts';
import { nameMissing } from '../publish-check.ts';
import type { ProductState } from './plan-change.ts';

/** The pictures that a cell names, separated by |, ; or ends of lines, each once. */
export const splitPictures = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[|;\r\n]/)
      .map((source) => source.trim())
      .filter((source) => source !== ''),
  ),
];

/** Whether it is a picture that the store has already. */
export const isStored = (source: string) => source.startsWith('/media/');
/** Whether it is an address that a picture can be fetched from. */
export const isAddress = (source: string) => /^https:\/\//i.test(source);
/** Whether it is an address of another kind; anything else is the name of a file. */
export const isOtherAddress = (source: string) => /^[a-z][a-z0-9+.-]*:/i.test(source) && !isAddress(source);

type Change = { before: ProductState; after: ProductState; note: string | null };

/** Words by the sources of a file, as words by the addresses that these got; what was not taken has none. */
const settleTexts = ({ pictureTexts }: ProductState, addresses: ReadonlyMap<string, string>): ProductState =>
  pictureTexts === undefined
    ? {}
    : {
        pictureTexts: Object.fromEntries(
          Object.entries(pictureTexts).flatMap(([source, text]) => {
            const url = isStored(source) ? source : addresses.get(source);
            return url === undefined ? [] : [[url, text]];
          }),
        ),
      };

/**
 * A planned change once its pictures are there, by the sources that the file names: without any, the others stay, and
 * nothing is published.
 */
export function settlePictures(
  { before, after }: Omit<Change, 'note'>,
  addresses: ReadonlyMap<string, string>,
): Change {
  const images = [...new Set(addresses.values())];
  if (images.length > 0) {
    return { before, after: { ...after, images, ...settleTexts(after, addresses) }, note: null };
  }
  const { images: _before, pictureTexts: _textsBefore, state: stateBefore, ...left } = before;
  const { images: _after, pictureTexts: _texts, state, ...next } = after;
  const isWaiting = state === 'published' && (after.isNew === true || stateBefore === 'draft');
  if (isWaiting) {
    const note = texts.staysDraft([nameMissing('images')]);
    return after.isNew === true
      ? { before: left, after: { ...next, state: 'draft' }, note }
      : { before: left, after: next, note };
  }
  const states = state === undefined ? {} : { state };
  const statesBefore = stateBefore === undefined ? {} : { state: stateBefore };
  return { before: { ...left, ...statesBefore }, after: { ...next, ...states }, note: null };
}
