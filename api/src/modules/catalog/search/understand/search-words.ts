import { foldText, toSingular } from '../fold-text.ts';

const DASHES = /[‐‑‒–—−]/g;
const SEPARATORS = /[\][\s,;:()"“”„/|&+!?*=<>{}#%@₹\\~^`…·•]+/;
const JOINTS = /[-._']/g;
const MAX_LENGTH = 60;

/** Text as words of a search compare it: folded, with one kind of dash, apostrophe and nasal sign. */
export const foldWords = (text: string): string =>
  foldText(text.replace(DASHES, '-').replaceAll('’', "'")).replaceAll('ँ', 'ं').replaceAll('\0', ' ');

/** The words of a text in their order, folded; what joins parts of a word stays ("t-shirt", "men's"). */
export const splitSearchWords = (text: string): string[] =>
  foldWords(text)
    .split(SEPARATORS)
    .map((word) => word.replace(/^[-._']+|[-._']+$/g, ''))
    .filter((word) => word !== '');

const cutWord = (word: string): string => [...word].slice(0, MAX_LENGTH).join('');

/** A word without what joins its parts: "tshirt" for "t-shirt". */
export const joinParts = (word: string): string => word.replace(JOINTS, '');

/** The parts of a word, none when there is only one. */
export function splitJoined(word: string): string[] {
  const parts = word.split(JOINTS).filter((part) => part !== '');
  return parts.length > 1 ? parts : [];
}

/**
 * The forms in which a word stands in a product's words, best first: itself, written together, and both in the singular.
 * Each is a word of `search_vector_of` in the database, which has the same forms of its own words.
 */
export function formsOf(word: string): string[] {
  const own = [word, joinParts(word)].map(cutWord).filter((one) => one !== '' && !one.includes("'"));
  return [...new Set([...own, ...own.map(toSingular)])];
}
