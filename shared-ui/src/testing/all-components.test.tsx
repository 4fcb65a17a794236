/// <reference types="vite/client" />
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { IconProps } from '#icon/draw-icon.tsx';
import { samples } from './component-samples.tsx';
import { hindiText, longText } from './story-texts.ts';
import './setup.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../*/index.ts', '!../icon/index.ts'], { eager: true });
const icons = import.meta.glob<Record<string, (props: IconProps) => ReactElement>>('../icon/index.ts', {
  eager: true,
});
const components = Object.values(modules)
  .flatMap(Object.entries)
  .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
  .map(([name]) => name);

/** Its list exists only while it is open, so the open menu has its own test below. */
const opened = 'Menu';
/** The library's hidden input has a style attribute, so the server must not render it. */
const clientOnly = 'Combobox';

const all = Object.entries(samples).map(([name, sample]) => ({ name, sample }));
const still = all.filter(({ name }) => name !== opened);
const served = all.filter(({ name }) => name !== clientOnly);

const complaints = vi.fn();
beforeEach(() => {
  complaints.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complaints);
  vi.spyOn(console, 'warn').mockImplementation(complaints);
});
afterEach(() => vi.restoreAllMocks());

it('every component of the library has a sample, and nothing else has', () => {
  expect(Object.keys(samples).sort()).toEqual(components.sort());
});

describe.each(still)('$name', ({ sample }) => {
  it('adds className to its own', () => {
    const { baseElement } = render(sample({ className: 'mine' }, 'Text'));
    const marked = baseElement.querySelectorAll('.mine');
    expect(marked).toHaveLength(1);
    const own = render(sample({}, 'Text')).baseElement.querySelectorAll(`.${[...(marked[0]?.classList ?? [])][0]}`);
    expect(own.length).toBeGreaterThan(0);
  });

  it('forwards unknown props and the ref to the same element, and lets go of it', () => {
    const seen: (Element | null)[] = [];
    const ref = (element: Element | null) => void seen.push(element);
    const { baseElement, unmount } = render(sample({ 'data-extra': 'yes', ref }, 'Text'));
    const target = baseElement.querySelector('[data-extra="yes"]');
    expect(target).not.toBeNull();
    expect(seen[0]).toBe(target);
    unmount();
    expect(seen.at(-1)).toBeNull();
  });

  it('renders twice in strict mode, in Hindi and right to left, without an error', () => {
    const { baseElement } = render(
      <StrictMode>
        <div dir="rtl" lang="hi">
          {sample({}, hindiText)}
        </div>
      </StrictMode>,
    );
    expect(baseElement.querySelector('[dir="rtl"]')?.childNodes.length).toBeGreaterThan(0);
    expect(complaints.mock.calls).toEqual([]);
  });
});

describe.each(served)('$name on the server', ({ sample }) => {
  it('has no style attribute, says the same twice and keeps every word', () => {
    const html = renderToString(sample({}, longText));
    expect(html).not.toMatch(/ style=/);
    expect(renderToString(sample({}, longText))).toBe(html);
    const words = renderToString(sample({}, 'Quite short'));
    expect(html.includes(longText)).toBe(words.includes('Quite short'));
  });

  it('is hydrated by the browser without a mismatch', async () => {
    const element = sample({}, longText);
    const page = document.createElement('div');
    page.innerHTML = renderToString(element);
    document.body.append(page);
    const mismatches = vi.fn();
    const root = await act(async () => hydrateRoot(page, element, { onRecoverableError: mismatches }));
    expect(mismatches.mock.calls).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    act(() => root.unmount());
    page.remove();
  });
});

it('an open menu takes class, props and ref for its list', async () => {
  const seen: (Element | null)[] = [];
  const menu = samples[opened]?.(
    { className: 'mine', 'data-extra': 'yes', ref: (element) => void seen.push(element) },
    'Edit',
  );
  render(menu);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const list = await screen.findByRole('menu');
  expect(list).toHaveClass('mine', 'popup');
  expect(list).toHaveAttribute('data-extra', 'yes');
  expect(seen).toContain(list);
});

describe.each(Object.entries(icons['../icon/index.ts'] ?? {}))('%s', (_, Icon) => {
  it('is decoration, or a picture with a name', () => {
    const { container } = render(
      <>
        <Icon />
        <Icon title="Name" className="mine" size={32} />
      </>,
    );
    const [mute, named] = container.querySelectorAll('svg');
    expect(mute).toHaveAttribute('aria-hidden', 'true');
    expect(named).toHaveAccessibleName('Name');
    expect(named).toHaveClass('mine');
    expect(named).toHaveAttribute('width', '32');
  });
});
