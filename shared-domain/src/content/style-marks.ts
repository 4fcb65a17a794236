const declaration = (name: string) => new RegExp(String.raw`(?:^|;)\s*${name}\s*:\s*([^;]+)`, 'i');
const weight = declaration('font-weight');
const slant = declaration('font-style');
const line = declaration('text-decoration(?:-line)?');

/** What an inline style says of a text: true and false are said, undefined is not. */
export type StyleMarks = { strong: boolean | undefined; em: boolean | undefined; s: boolean | undefined };

const said = (style: string, property: RegExp, isOn: (value: string) => boolean): boolean | undefined => {
  const value = property.exec(style)?.[1]?.trim().toLowerCase();
  return value === undefined ? undefined : isOn(value);
};

/** Reads bold, italic and struck from an inline style, as documents and mail programs write them. */
export const readStyleMarks = (style: string): StyleMarks => ({
  strong: said(style, weight, (value) => /^bold/.test(value) || Number.parseInt(value, 10) >= 600),
  em: said(style, slant, (value) => /^(?:italic|oblique)/.test(value)),
  s: said(style, line, (value) => value.includes('line-through')),
});
