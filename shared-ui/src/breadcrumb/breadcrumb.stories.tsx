import type { Meta, StoryObj } from '@storybook/react';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [{ label: 'Home', href: '#home' }, { label: 'Women', href: '#women' }, { label: 'Dresses' }],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
