import type { Meta, StoryObj } from '@storybook/react';
import * as icons from './index.ts';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'], component: icons.IconHeart } satisfies Meta<
  typeof icons.IconHeart
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: (args) => (
    <ul className="swatches">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon {...args} />
          <small>{name}</small>
        </li>
      ))}
    </ul>
  ),
};

export const Named: Story = { args: { title: 'Add to wishlist', size: 24 } };
