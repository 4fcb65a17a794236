import type { Page } from 'playwright-core';

/** Look of a page: one line for each element, with the properties that style sheets set. */
export type Look = string[];

/** Runs in the page. Everything that is drawn, except animations and what depends on the visitor's earlier actions. */
function readLook(): string[] {
  const properties = [
    'display',
    'position',
    'color',
    'background-color',
    'font-family',
    'font-size',
    'font-weight',
    'font-style',
    'line-height',
    'letter-spacing',
    'text-align',
    'text-transform',
    'text-decoration-line',
    'margin',
    'padding',
    'border-width',
    'border-style',
    'border-color',
    'border-radius',
    'box-shadow',
    'gap',
    'grid-template-columns',
    'flex',
    'align-items',
    'justify-content',
    'min-width',
    'max-width',
    'min-height',
    'overflow',
    'z-index',
    'white-space',
    'list-style-type',
    'cursor',
    'outline-style',
  ];
  const elements = [...document.querySelectorAll('body, #root *')].filter(
    (element) =>
      element instanceof HTMLElement && element.checkVisibility() && element.closest('[role="status"]') === null,
  );
  return elements.slice(0, 1200).map((element) => {
    const style = getComputedStyle(element);
    const values = properties.map((property) => `${property}:${style.getPropertyValue(property)}`);
    return `${element.tagName}.${element.className} ${values.join(';')}`;
  });
}

export const lookOf = (page: Page): Promise<Look> => page.evaluate(readLook);

/** The differences between two looks, in a few readable lines. */
export function compareLooks(wanted: Look, got: Look): string[] {
  const lines = wanted.map((line, index) => {
    const other = got[index] ?? '(nothing)';
    if (line === other) {
      return undefined;
    }
    const values = new Set(other.split(';'));
    const [name = ''] = line.split(' display:');
    return `${name}: ${line
      .split(';')
      .filter((value) => !values.has(value))
      .slice(0, 4)
      .join('; ')} is ${other.slice(0, 60)}`;
  });
  const extra = got.length > wanted.length ? [`${got.length - wanted.length} more elements`] : [];
  return [...lines.filter((line) => line !== undefined), ...extra].slice(0, 12);
}
