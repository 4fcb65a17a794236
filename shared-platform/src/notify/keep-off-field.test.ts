import { afterEach, describe, expect, it } from 'vitest';
import { keepOffField } from './keep-off-field.ts';

const host = document.createElement('div');

function focusAt(markup: string, top: number, bottom: number) {
  document.body.innerHTML = markup;
  const element = document.body.firstElementChild as HTMLElement;
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, bottom - top);
  element.focus();
  keepOffField(host);
  return host.style.getPropertyValue('--below-field');
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('toasts and the field that is typed in', () => {
  it.each(['<input type="tel">', '<textarea></textarea>', '<select></select>'])('goes below %s', (markup) => {
    expect(focusAt(markup, 20, 68)).toBe('76px');
  });

  it('stays at the edge when the field is further down, or out of sight above', () => {
    expect(focusAt('<input>', 300, 348)).toBe('');
    expect(focusAt('<input>', 20, 68)).toBe('76px');
    expect(focusAt('<input>', -60, -12)).toBe('');
  });

  it('stays at the edge when what has the focus is not typed in', () => {
    expect(focusAt('<button>Add to Cart</button>', 20, 68)).toBe('');
    expect(focusAt('<input type="checkbox">', 20, 68)).toBe('');
  });
});
