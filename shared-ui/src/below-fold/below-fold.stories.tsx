import type { Meta, StoryObj } from '@storybook/react';
import { BelowFold } from './below-fold.tsx';

const meta = { title: 'Layout/BelowFold', component: BelowFold } satisfies Meta<typeof BelowFold>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  args: { children: 'Laid out when it comes near the screen.' },
};
