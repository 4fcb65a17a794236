import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { surviveTranslators } from './translated-texts.ts';

const ways = {
  wrapped: (text: Text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  },
  'replaced by copies': (text: Text) => {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = `(${text.data})`;
    text.replaceWith(outer);
  },
  'replaced in two steps': (text: Text) => {
    const font = document.createElement('font');
    font.textContent = `(${text.data})`;
    text.parentNode?.insertBefore(font, text);
    text.remove();
  },
};

function translate(way: (text: Text) => void) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts) {
    way(text);
  }
}

/** Text beside elements that come and go, the pattern that fails. */
function Line() {
  const [count, setCount] = useState(0);
  return (
    <div>
      <p data-testid="line">
        {count % 2 === 0 && <b>even</b>}
        {count % 2 === 0 && 'half '}
        of {count} pieces
        {count > 0 && <i>more</i>}
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
    </div>
  );
}

describe('a page that a browser translates', () => {
  beforeAll(() => surviveTranslators(document.body));

  // rules: translated-pages
  it.each(Object.entries(ways))('goes on with its texts %s', async (_name, way) => {
    render(<Line />);
    for (const expected of ['of 1 pieces', 'half of 2 pieces', 'of 3 pieces']) {
      translate(way);
      // The observers hear of it.
      await act(async () => {});
      await act(async () => screen.getByRole('button').click());
      const text = screen.getByTestId('line').textContent?.replaceAll(/[()]/g, '');
      expect(text).toContain(expected);
      expect(text?.match(/even/g) ?? []).toHaveLength(expected.startsWith('half') ? 1 : 0);
      expect(text?.match(/half/g) ?? []).toHaveLength(expected.startsWith('half') ? 1 : 0);
      expect(text?.match(/more/g) ?? []).toHaveLength(1);
    }
  });
});
