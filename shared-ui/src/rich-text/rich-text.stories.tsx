import type { Meta, StoryObj } from '@storybook/react';
import { RichText } from './rich-text.tsx';

const meta = {
  title: 'Components/RichText',
  component: RichText,
  args: {
    html: '<h2>Linen, washed</h2><p>It <strong>softens</strong> with every <a href="#wash">wash</a>.</p><ul><li>Cold water</li><li>Dry in shade</li></ul><blockquote><p>Wear it, then wear it again.</p></blockquote>',
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {};
