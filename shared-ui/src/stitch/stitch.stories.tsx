import type { Meta, StoryObj } from '@storybook/react';
import type { About } from '../../docs/parts/about.ts';
import { Stitch } from './stitch.tsx';

const about: About = {
  for: "The store's line: joins, parts, or shows progress.",
  notFor: ['Decoration without a meaning.', 'Borders of controls: use the border tokens.'],
  anatomy: ['Thread of 9 px, gap of 6 px, in the colour of the text.', 'Hidden from screen readers.'],
  keyboard: {},
};

const meta = { title: 'Components/Stitch', component: Stitch, parameters: { about } } satisfies Meta<typeof Stitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {};

export const Vertical: Story = {
  args: { vertical: true },
  decorators: [
    (Story) => (
      <div className="tall">
        <Story />
      </div>
    ),
  ],
};
