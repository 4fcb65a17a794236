import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';

const hrefFor = (page: number) => `?page=${page}`;

describeConformance('Pagination', (extra) => <Pagination {...extra} page={2} pages={5} hrefFor={hrefFor} />);

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, undefined, 9]],
    [3, 9, [1, 2, 3, 4, undefined, 9]],
    [4, 9, [1, 2, 3, 4, 5, undefined, 9]],
    [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
    [9, 9, [1, undefined, 8, 9]],
  ])('around page %i of %i', (page, pages, shown) => {
    expect(pageWindow(page, pages)).toEqual(shown);
  });
});

describe('Pagination', () => {
  it('marks the page and links its neighbours', () => {
    render(<Pagination page={2} pages={3} hrefFor={hrefFor} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=3');
  });

  it('is not there for a single page', () => {
    const { container } = render(<Pagination page={1} pages={1} hrefFor={hrefFor} />);
    expect(container).toBeEmptyDOMElement();
  });
});
