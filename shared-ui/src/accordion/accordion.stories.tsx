import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { hindiSentence, hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Accordion } from './accordion.tsx';

const about: About = {
  for: 'Questions and answers, or details that most people do not need.',
  notFor: ['What everyone must read: show it.', 'Switching between views of one thing: use Tabs.'],
  anatomy: [
    'Heading: the question, which opens and closes its part.',
    'Arrow: points down, or up while the part is open.',
    'Content: any elements; one part is open at a time.',
  ],
  keyboard: { Tab: 'Goes to the next question.', 'Enter, Space': 'Opens or closes the question.' },
};

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  parameters: { about },
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
    const [first, second] = canvas.getAllByRole<HTMLDetailsElement>('group');
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
