// Values in templates are what these tests are about.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources of message files
import { describe, expect, it } from 'vitest';
import { placeTexts, readConstants } from './place-texts.mjs';

const messages = [
  "export const title = 'Your cart';",
  'export const hint = "It\'s saved here.";',
  'export const added = (name: string) => `Added ${name}`;',
].join('\n');
const place = (source: string) =>
  placeTexts('page.tsx', source, async () => readConstants('src/texts/en/cart.ts', messages));
const imported = "import * as texts from '#texts/cart.ts';\n";

describe('constant texts', () => {
  it('are written where they are used, in code and in JSX', async () => {
    const source = 'export const Page = () => <h1 title={texts.hint}>{texts.title}</h1>;\nlog(texts.title);';
    expect(await place(imported + source)).toBe(
      `${imported}export const Page = () => <h1 title={"It's saved here."}>{'Your cart'}</h1>;\nlog('Your cart');`,
    );
  });

  it('leave messages with values where they are', async () => {
    const source = `${imported}toast(texts.added(name));`;
    expect(await place(source)).toBe(source);
  });

  it('take nothing from other modules that have the same names', async () => {
    const source = "import * as texts from './other.ts';\nlog(texts.title);";
    expect(await place(source)).toBe(source);
  });
});
