import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LaterPart } from './later-part.tsx';

const page = (
  <>
    <h1>Shirt</h1>
    <LaterPart>
      <h2>Reviews</h2>
    </LaterPart>
  </>
);

it('is a part of a document, and stays there when the page takes the document over', async () => {
  const errors: unknown[] = [];
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  const part = root.querySelector('h2');
  expect(part).toHaveTextContent('Reviews');
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(root.querySelector('h2')).toBe(part);
  expect(errors).toEqual([]);
});

it('is drawn after the first screen of a page that is opened by a link', async () => {
  render(page);
  expect(screen.getByRole('heading', { name: 'Shirt' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Reviews' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Reviews' })).toBeVisible();
});

it('is drawn at once when the address names a place on the page', () => {
  window.location.hash = '#reviews';
  render(page);
  expect(screen.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  window.location.hash = '';
});
