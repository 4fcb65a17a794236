// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources of other files
import { describe, expect, it } from 'vitest';
import { findInlineTexts } from './inline-texts.ts';

const inPage = (source: string) => findInlineTexts(source, 'storefront/src/app/a.tsx').map(({ text }) => text);
const inApi = (source: string, file = 'api/src/modules/cart/cart.routes.ts') =>
  findInlineTexts(source, file).map(({ text }) => text);

describe('a text for people in the code of a page', () => {
  it.each([
    ['words in JSX', 'const a = <p>each</p>;', ['each']],
    ['words between values', 'const a = <p>{b} of {c}</p>;', ['of']],
    ['an attribute', 'const a = <img alt="A red shirt" />;', ['A red shirt']],
    ['a name for screen readers', "const a = <nav aria-label={'Your account'} />;", ['Your account']],
    ['a string', "toast.error('The cart could not be loaded.');", ['The cart could not be loaded.']],
    ['a single word', "const tab = { label: 'Reviews' };", ['Reviews']],
    ['a template', 'const a = `Size ${size}`;', ['Size …']],
    ['words after a value', 'const a = `${count} items`;', ['… items']],
    ['both sides of a choice', "const a = isOpen ? 'Show less' : 'Show more';", ['Show less', 'Show more']],
    ['words put together', "const a = 'Sold by ' + seller;", ['Sold by ']],
  ])('is found: %s', (_what, source, texts) => {
    expect(inPage(source)).toEqual(texts);
  });

  it('is found with its line', () => {
    expect(findInlineTexts('const a = 1;\n\nconst b = <p>Hello there</p>;\n', 'blog/src/a.tsx')).toMatchObject([
      { line: 3, text: 'Hello there' },
    ]);
  });

  it.each([
    ['a module', "import { a } from 'Some module';"],
    ['a type', "type A = 'Some words' | 'Other words';"],
    ['a class', '<p className="Some words" />;'],
    ['a drawing', '<svg viewBox="0 0 10 10" preserveAspectRatio="xMidYMid slice" />;'],
    ['a comparison', "if (event.key === 'Page Down') go();"],
    ['a case', "switch (a) { case 'Page Down': go(); }"],
    ['an error for developers', "throw new Error('The platform is missing.');"],
    ['a condition of styles', "matchMedia('(min-width: 640px) and (hover)');"],
    ['a value', "const status = 'Shipped';"],
    ['an address', "const a = 'https://example.com/Some words';"],
    ['no word at all', 'const a = <p>· {b} →</p>;'],
  ])('is not %s', (_what, source) => {
    expect(inPage(source)).toEqual([]);
  });
});

describe('a text for people in the API', () => {
  it('is a sentence, not the name of a job or a line of the log', () => {
    expect(inApi("schedule('forget old limits'); refuse('NOT_FOUND', 'Order not found.');")).toEqual([
      'Order not found.',
    ]);
  });

  it('is also part of a sentence about a field', () => {
    expect(inApi("const kind = 'a whole number';", 'api/src/plugins/explain-issue.ts')).toEqual(['a whole number']);
  });

  it.each(['api/src/db/seed/a.ts', 'api/src/modules/a/a.repository.ts', 'api/src/payment-sandbox/a.ts'])(
    'is not what %s says',
    (file) => {
      expect(inApi("say('The store is open.');", file)).toEqual([]);
    },
  );
});
