import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { hindiSentence, hindiText, longText } from '#testing/story-texts.ts';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'exchange', title: 'How do I exchange a piece?', content: <p>Within 3 days of delivery.</p> },
      { id: 'delivery', title: 'How long does delivery take?', content: <p>3–5 days in metros.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const FirstOpen: Story = { args: { defaultOpenId: 'exchange' } };
export const LongText: Story = {
  args: { defaultOpenId: 'long', items: [{ id: 'long', title: longText, content: <p>{longText}</p> }] },
};
export const Hindi: Story = {
  args: {
    lang: 'hi',
    defaultOpenId: 'hindi',
    items: [{ id: 'hindi', title: hindiText, content: <p>{hindiSentence}</p> }],
  },
};
export const RightToLeft: Story = { args: { defaultOpenId: 'exchange' }, globals: { direction: 'rtl' } };
/** Each question is a tab stop; opening one closes the other. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('group').map((item) => item as HTMLDetailsElement);
    await userEvent.tab();
    await expect(document.activeElement).toBe(first?.querySelector('summary'));
    // A key event from a script does not open a `<details>`; a click does.
    await userEvent.click(canvas.getByText('How do I exchange a piece?'));
    await expect(first?.open).toBe(true);
    await userEvent.tab();
    await expect(document.activeElement).toBe(second?.querySelector('summary'));
    await userEvent.click(canvas.getByText('How long does delivery take?'));
    await waitFor(() => expect([first?.open, second?.open]).toEqual([false, true]));
  },
};
