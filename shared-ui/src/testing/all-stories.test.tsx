/// <reference types="vite/client" />
import { composeStories } from '@storybook/react';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { About } from '../../docs/parts/about.ts';
import './setup.ts';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true });

// The glob loses the type of each story's props; composed with their args they need none.
function storiesOf(file: StoryFile): [string, ComponentType & { play?: unknown }][] {
  return Object.entries(composeStories(file)) as [string, ComponentType & { play?: unknown }][];
}

const folders = Object.entries(files).map(([path, file]) => ({
  folder: path.replace(/^\.\.\/|\/[^/]*$/g, ''),
  stories: storiesOf(file),
  about: file.default.parameters?.about as About | undefined,
}));
const cases = folders.flatMap(({ folder, stories }) =>
  stories.map(([name, Story]) => ({ title: `${folder}: ${name}`, Story })),
);
const ofComponents = folders.filter(({ folder }) => folder !== 'tokens' && folder !== 'icon');

/** Components without text of their own, or with texts of any length in other stories. */
const wordless = ['below-fold', 'picture', 'price', 'progress', 'rating', 'skeleton', 'status-badge', 'stitch'];
const named = ['logo-loader', 'quantity-stepper', 'visually-hidden', 'gallery', 'pagination', 'table'];
const interactive = [
  ...['accordion', 'alert-dialog', 'bar-chart', 'breadcrumb', 'button', 'card', 'carousel', 'checkbox', 'chip'],
  ...['combobox', 'dialog', 'drawer', 'error-state', 'file-drop', 'gallery', 'icon-button', 'link', 'menu'],
  ...['pagination', 'quantity-stepper', 'radio-card', 'rating', 'select', 'sheet', 'size-picker', 'stat-tile'],
  ...['swatches', 'table', 'tabs', 'text-field', 'tooltip', 'visually-hidden'],
];

/** They take the focus, but no story plays it. */
const withKeys = ['empty-state', 'icon-button', 'invoice-frame', 'rich-text', 'toast'];

// `npm test` also plays them in a browser, runs axe over them and compares their pictures.
describe('all stories', () => {
  afterEach(() => vi.restoreAllMocks());

  it('are found', () => {
    expect(cases.length).toBeGreaterThan(250);
  });

  it.each(cases)('$title is drawn without a complaint', ({ Story }) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { baseElement } = render(<Story />);
    expect(baseElement.innerHTML).not.toBe('');
    expect(complaints.mock.calls).toEqual([]);
  });

  it.each(ofComponents)('$folder has a story with long words and one in Hindi', ({ folder, stories }) => {
    const names = stories.map(([name]) => name).join(' ');
    if (wordless.includes(folder) || named.includes(folder)) {
      return;
    }
    expect(names).toMatch(/Long/);
    expect(names).toMatch(/Hindi/);
  });

  it.each(ofComponents)('$folder says what it is for, when not, its parts and its keys', ({ folder, about }) => {
    const { for: purpose = '', notFor = [], anatomy = [], keyboard = {} } = about ?? {};
    const sentences = [purpose, ...notFor, ...anatomy, ...Object.values(keyboard)];
    expect([notFor.length, anatomy.length]).not.toContain(0);
    expect(sentences.filter((sentence) => !/^\S.*[.!]$/.test(sentence))).toEqual([]);
    expect(Object.keys(keyboard).length > 0).toBe(interactive.includes(folder) || withKeys.includes(folder));
  });

  it.each(interactive)('%s has a story that is played', (folder) => {
    const stories = folders.find((one) => one.folder === folder)?.stories ?? [];
    expect(stories.some(([, Story]) => Story.play !== undefined)).toBe(true);
  });
});
