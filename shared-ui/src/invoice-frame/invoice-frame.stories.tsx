import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { demoSheet } from '#testing/story-invoice.ts';
import { hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { InvoiceFrame } from './invoice-frame.tsx';

const about: About = {
  for: 'The page around the invoices of an order, to read and print.',
  notFor: ['Other pages: use PageFrame.'],
  anatomy: [
    'Back: leads to the orders.',
    "Print: opens the browser's print dialog, which also saves a PDF.",
    'Sheets: one for each invoice, light in every theme.',
    'Problem: why there is no invoice, or that it failed to load.',
  ],
  keyboard: {
    Tab: 'Goes to the link back, then to the print button.',
    'Enter, Space': 'Opens the print dialog. Enter alone follows the link.',
  },
};

const meta = {
  title: 'Components/InvoiceFrame',
  component: InvoiceFrame,
  args: { back: { label: 'My Orders', href: '#orders' }, printLabel: 'Save as PDF or print', sheets: [demoSheet] },
  parameters: {
    about,
    layout: 'fullscreen',
    screenshot: { widths: [390, 1440] },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof InvoiceFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { sheets: undefined } };
export const Missing: Story = {
  args: { sheets: undefined, problem: { title: 'This order has not been paid, so it has no invoice yet.' } },
};
const retry = fn();
export const Failed: Story = {
  args: { sheets: undefined, problem: { title: 'The invoice could not be loaded.', onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};
export const LongText: Story = { args: { back: { label: longText, href: '#orders' }, printLabel: longText } };
export const HindiText: Story = { args: { back: { label: hindiText, href: '#orders' }, printLabel: hindiText } };
