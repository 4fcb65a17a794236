import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { Button } from '#button/index.ts';
import { Radio } from '#checkbox/index.ts';
import { hindiText, longText, manyLines } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Sheet } from './sheet.tsx';

const choices = (
  <fieldset>
    <legend>Sort by</legend>
    <Radio name="sort" label="Newest" defaultChecked />
    <Radio name="sort" label="Price: low to high" />
  </fieldset>
);

const about: About = {
  for: 'Choices on a phone, from the lower edge: sort, size.',
  notFor: ['Wide screens: use Drawer, Dialog or Menu.', 'A form: use Dialog.'],
  anatomy: ['Title and close.', 'Choices: scroll by themselves.', 'Footer: one button, optional.'],
  keyboard: {
    Tab: 'Goes to the close button, then to the choices.',
    Escape: 'Closes it; the focus returns to what opened it.',
  },
};

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  parameters: { about, docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onOpenChange: fn(), title: 'Sort', children: choices, footer: <Button>Show 29 products</Button> },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutFooter: Story = { args: { footer: undefined } };
export const LongText: Story = {
  args: { title: longText, children: manyLines.map((line) => <p key={line}>{line}</p>) },
};
export const Hindi: Story = { args: { title: hindiText, lang: 'hi' } };
/** The close button comes first, then the choices. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Newest' })).toHaveFocus();
  },
};
