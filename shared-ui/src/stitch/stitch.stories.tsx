import type { Meta, StoryObj } from '@storybook/react';
import { Stitch } from './stitch.tsx';

const meta = { title: 'Components/Stitch', component: Stitch } satisfies Meta<typeof Stitch>;

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
