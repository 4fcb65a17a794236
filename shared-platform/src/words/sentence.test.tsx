import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Sentence } from './sentence.tsx';

const sayRules = (terms: ReactNode, rules: ReactNode) => ['Read the ', terms, ' and the ', rules, '.'];

it('puts elements where the language has them, and React asks for no keys', () => {
  const error = vi.spyOn(console, 'error');
  const { container } = render(
    <p>
      <Sentence parts={sayRules(<a href="/terms">terms</a>, <b>rules</b>)} />
    </p>,
  );
  expect(container.innerHTML).toMatch(/^<p>Read the <a href="\/terms">terms<\/a> and the <b>rules<\/b>\.<\/p>$/);
  expect(error).not.toHaveBeenCalled();
});
