import { foldText } from './fold-text.ts';

const MAX_WORDS = 6;

/** The typed text in the form that is compared: folded, single spaces, no NUL. */
export const toPhrase = (q: string) => foldText(q).replaceAll('\0', ' ').replace(/\s+/g, ' ').trim();

/** The words of a phrase; punctuation alone counts only when there is nothing else. */
export function splitWords(phrase: string): string[] {
  const all = [...new Set(phrase.split(' '))].filter((word) => word !== '');
  const speaking = all.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return (speaking.length > 0 ? speaking : all).slice(0, MAX_WORDS);
}
