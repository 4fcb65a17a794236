import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

type Extra = {
  className?: string;
  ref?: (element: Element | null) => void;
  'data-extra'?: string;
};

/**
 * What every component promises: it forwards `ref` and unknown props to one element, adds `className` to its root, and,
 * unless it is `clientOnly`, never serves a style attribute (the pages' policy refuses those).
 */
export function describeConformance(
  name: string,
  renderWith: (extra: Extra) => ReactElement,
  options: { clientOnly?: boolean } = {},
) {
  describe(`${name} conforms`, () => {
    it('adds className to what it has', () => {
      const { container } = render(renderWith({ className: 'mine' }));
      expect(container.querySelectorAll('.mine')).toHaveLength(1);
    });

    it('forwards native props and the ref to the same element', () => {
      const seen: (Element | null)[] = [];
      const { baseElement } = render(
        renderWith({
          'data-extra': 'yes',
          ref: (element) => {
            seen.push(element);
          },
        }),
      );
      const target = baseElement.querySelector('[data-extra="yes"]');
      expect(target).not.toBeNull();
      expect(seen[0]).toBe(target);
    });

    if (!options.clientOnly) {
      it('serves no style attribute', () => {
        expect(renderToString(renderWith({}))).not.toMatch(/ style=/);
      });
    }
  });
}
