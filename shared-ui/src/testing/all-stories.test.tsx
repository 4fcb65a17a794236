/// <reference types="vite/client" />
import { composeStories } from '@storybook/react';
import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import './setup.ts';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true });

// The glob hides the props of each story; composed with their args they need none.
function storiesOf(file: StoryFile): [string, ComponentType][] {
  return Object.entries(composeStories(file)) as [string, ComponentType][];
}

const cases = Object.entries(files).flatMap(([path, file]) =>
  storiesOf(file).map(([name, Story]) => ({
    title: `${path.replace(/^.*\/|\.stories\.tsx$/g, '')}: ${name}`,
    Story,
  })),
);

describe('all stories', () => {
  it('are found', () => {
    expect(cases.length).toBeGreaterThan(100);
  });

  it.each(cases)('$title renders and breaks no accessibility rule', async ({ Story }) => {
    const { baseElement } = render(<Story />);
    const { violations } = await axe.run(baseElement, {
      rules: {
        // Needs painted pixels; tokens.test.ts computes the contrasts instead.
        'color-contrast': { enabled: false },
        // Stories are parts of a page.
        region: { enabled: false },
      },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
