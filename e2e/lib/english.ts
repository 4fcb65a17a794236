import type { Page } from 'playwright-core';

/** What the toast library says by itself and takes from no other file. */
const ofTheToasts = ['notification timer', 'close'];

/** Words that the browser's own `Intl` writes, and names that are the same in every language. */
const sameEverywhere =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun|am|pm)\b/g;

/** Runs in the page: what a person reads or hears on it. */
function readTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, noscript, template') === null) texts.push(node.textContent ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
  }
  return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))];
}

/**
 * Texts of a page in the pseudo-language that are plain English and were not in the answers of the API: they stand in no
 * message file. `answers` is all that the API said.
 */
export async function findEnglish(page: Page, answers: string): Promise<string[]> {
  const known = answers.replace(/\s+/g, ' ');
  const texts = await page.evaluate(readTexts);
  // A text may hold data: of each, the words in a row that have plain vowels.
  const findWords = (text: string) =>
    text.replace(sameEverywhere, '').match(/(?<![\p{L}\p{N}])[a-z][a-z’'-]*(?: [a-z][a-z’'-]*)*(?![\p{L}\p{N}])/giu) ??
    [];
  return texts
    .filter((text) => !ofTheToasts.includes(text))
    .filter((text) =>
      findWords(text).some(
        (words) => /[aeiou][a-z]|[a-z][aeiou]/i.test(words) && /[a-z]/.test(words) && !known.includes(words),
      ),
    );
}
