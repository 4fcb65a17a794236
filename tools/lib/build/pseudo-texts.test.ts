// Values in templates are what these tests are about.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources of message files
import { describe, expect, it } from 'vitest';
import { makePseudo } from './pseudo-texts.mjs';

const pseudo = (source: string) => makePseudo('cart.ts', source);

describe('the pseudo-language', () => {
  it('has no plain vowel in any text, and stays readable', () => {
    expect(pseudo("export const empty = 'Your cart is empty.';")).toBe(
      "export const empty = 'Ýýõõûûr cààrt îîs éémptýý.';",
    );
  });

  it('leaves the values of a message alone', () => {
    expect(pseudo('export const added = (name: string) => `Added ${name} again`;')).toBe(
      'export const added = (name: string) => `Ààddééd ${name} ààgààîîn`;',
    );
  });

  it('changes forms of a plural and parts of a sentence, not their names', () => {
    const source = "export const pieces = (n: number) => plural(n, { one: 'a piece', other: `${n} pieces` });";
    expect(pseudo(source)).toBe(
      "export const pieces = (n: number) => plural(n, { one: 'àà pîîéécéé', other: `${n} pîîéécéés` });",
    );
  });

  it('leaves modules and options of Intl alone', () => {
    const source =
      "import { plural } from '@aaram/shared-domain/format';\nexport const day = new Intl.DateTimeFormat('en', { day: 'numeric' });";
    expect(pseudo(source)).toBe(source);
  });

  it("leaves the language's own name alone", () => {
    const source = "export const locale = 'en-IN';";
    expect(makePseudo('/texts/en/language.ts', source)).toBe(source);
  });
});
