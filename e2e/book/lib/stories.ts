import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');
export const bookFolder = join(root, 'storybook-static');

type Index = { entries: Record<string, { type: string; id: string; title: string; name: string }> };

/** One story: `book` is its package, `path` that book's folder in the built whole. */
export type Story = { book: string; path: string; id: string; title: string; name: string };

/** Names of the books; the first lies at the root of the built whole. */
export function bookNames(): string[] {
  const file = join(root, 'shared-ui/.storybook/book/books.json');
  const { books } = JSON.parse(readFileSync(file, 'utf8')) as { books: { name: string }[] };
  return books.map(({ name }) => name);
}

/** All posts of the built books, in the order of their sidebars. Throws when the book is not built. */
export function listStories(): Story[] {
  return bookNames().flatMap((book, position) => {
    const path = position === 0 ? '' : `${book}/`;
    const file = join(bookFolder, path, 'index.json');
    if (!existsSync(file)) throw new Error('The book is not built: npm run build storybook');
    const { entries } = JSON.parse(readFileSync(file, 'utf8')) as Index;
    return Object.values(entries)
      .filter(({ type }) => type === 'story')
      .map(({ id, title, name }) => ({ book, path, id, title, name }));
  });
}
