import type { Meta, StoryObj } from '@storybook/react';
import type { About } from '../../docs/parts/about.ts';
import { BelowFold } from './below-fold.tsx';

const about: About = {
  for: 'A part of a long page that is never on the first screen, so that the page is ready sooner.',
  notFor: ['Anything that is seen without scrolling.', 'Data that should load later: it does not delay requests.'],
  anatomy: ['Content: in the document from the start; its script runs later.'],
  keyboard: {},
};

const meta = { title: 'Layout/BelowFold', component: BelowFold, parameters: { about } } satisfies Meta<
  typeof BelowFold
>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  args: { children: 'Laid out when it comes near the screen.' },
};
