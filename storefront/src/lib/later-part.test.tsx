import { Link, useNavigate } from '@aaram/shared-platform';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { signedInPlatform } from '#lib/testing/fixtures.ts';
import { LaterPart } from './later-part.tsx';

/** Up to the first draw of the page, and no frame further. */
const press = (role: 'link' | 'button', name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole(role, { name }));
  });

function Shirt() {
  const navigate = useNavigate();
  return (
    <>
      <h1>Shirt</h1>
      <Link to="/">List</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <LaterPart>
        <h2>Reviews</h2>
      </LaterPart>
    </>
  );
}

function List() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/shirt">Shirt</Link>
      <Link to="/shirt#reviews">Its reviews</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

const shop = (at: string, onRender: ProfilerOnRenderCallback = () => undefined) => (
  <Profiler id="shop" onRender={onRender}>
    <TestPlatform
      platform={signedInPlatform({}).platform}
      at={at}
      routes={[
        { path: '/', Component: List },
        { path: '/shirt', Component: Shirt },
      ]}
    />
  </Profiler>
);

it('is a part of a document, stays there when the page takes the document over, and is not drawn again then', async () => {
  const errors: unknown[] = [];
  const drawn: string[] = [];
  const root = document.createElement('div');
  root.innerHTML = renderToString(shop('/shirt'));
  const part = root.querySelector('h2');
  expect(part).toHaveTextContent('Reviews');
  const page = shop('/shirt', (_id, phase) => drawn.push(phase));
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(root.querySelector('h2')).toBe(part);
  expect(errors).toEqual([]);
  // The page, then the part.
  expect(drawn).toEqual(['mount', 'update']);
});

it('is drawn after the first screen of a page that is opened by a link', async () => {
  render(shop('/'));
  await press('link', 'Shirt');
  expect(screen.getByRole('heading', { name: 'Shirt' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Reviews' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Reviews' })).toBeVisible();
});

it('is drawn at once on a page that is gone back to, which is scrolled to where it was', async () => {
  render(shop('/shirt'));
  await press('link', 'List');
  await press('button', 'Back');
  expect(screen.getByRole('heading', { name: 'Reviews' })).toBeVisible();
});

it('is drawn at once when the address names a part of the page', async () => {
  window.location.hash = '#reviews';
  render(shop('/'));
  await press('link', 'Its reviews');
  expect(screen.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  window.location.hash = '';
});
