import { dropDraft } from '@aaram/shared-platform/designs';
import type { StoryAnswers } from '@aaram/shared-platform/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { demoProduct } from '#lib/testing/story-data.ts';
import outlines from '#lib/testing/story-outlines.json' with { type: 'json' };
import { Designer } from './designer.tsx';

const product = {
  ...demoProduct,
  ...{ _id: 'p1', name: 'Your Print Tee, Navy', subcategory: 'T-Shirt', colour: 'Navy' },
  images: ['/1.webp', '/2.webp', '/3.webp'],
  stock: ['S', 'M', 'L'].map((size) => ({ size, quantity: 9 })),
};

const base = { name: '', turn: 0, flip: false, opacity: 1, isLocked: false, isHidden: false };
const text = {
  ...{ ...base, kind: 'text', id: 'o1', text: 'GOA 26', font: 'bungee@1', size: 52, x: 152, y: 110, ink: '#f4b400' },
  ...{ outline: null, spacing: 0, curve: 40, align: 'center', leading: 1.1 },
};
const hindi = { ...text, id: 'o2', text: 'आराम', font: 'rozha@1', size: 70, y: 210, curve: 0, ink: '#f7f6f3' };
const sun = {
  ...{ ...base, kind: 'shape', id: 'o3', art: 'sun@1', x: 152, y: 310, width: 90, height: 90, ink: '#e8862e' },
  outline: null,
};
const made = {
  ...{ _id: 'd1', product: 'p1', version: 1, updatedAt: '2026-11-18T09:30:00.000Z' },
  document: { v: 1, areas: 'tee@1', prints: { front: [text, hindi, sun] } },
};
const answers: StoryAnswers = {
  'POST /design-outlines': ({ body }: { body: { texts: { text: keyof typeof outlines }[] } }) =>
    body.texts.map((one) => outlines[one.text] ?? outlines['GOA 26']),
  'GET /designs': [made],
  'GET /designs/d1/share': { token: 'Yk3bW0s1lq8Xn5tq2Z9v_A', mayCopy: true },
  'PUT /designs/d1': made,
};

/** The designer beside its stage, as on a wide page; on a phone the stage is above the tools. */
function Page() {
  const [slot, setSlot] = useState<Element | null>(null);
  return (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))' }}>
      <div ref={setSlot} />
      <Designer product={product} make={{ current: undefined }} slot={slot} onStage={() => undefined} />
    </div>
  );
}

/** The whole tool. Its parts by themselves are in "Parts of the designer". */
const meta = {
  title: 'Storefront/Whole designer',
  component: Page,
  // The draft of the story before stays in the browser.
  beforeEach: () => dropDraft('tee@1'),
  parameters: { platform: { role: 'user', answers }, screenshot: { widths: [390, 1440] } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** The account has it a second after the last change; before, another picture is taken on another machine. */
const untilSaved = () => screen.findByText('Saved in your account.', {}, { timeout: 10_000 });

export const Empty: Story = { parameters: { platform: { role: 'user', answers: { ...answers, 'GET /designs': [] } } } };

export const Continued: Story = {
  play: async () => {
    await press('Continue your last design');
    await expect(await screen.findByRole('button', { name: /^Text “GOA 26”, \d+ mm/ })).toBeVisible();
    await untilSaved();
  },
};

export const Selected: Story = {
  play: async () => {
    await press('Continue your last design');
    await press(/^Text “आराम”, \d+ mm/);
    await expect(await screen.findByLabelText('Letter size, mm')).toHaveValue(70);
    await untilSaved();
  },
};

export const Team: Story = {
  play: async () => {
    await press('Continue your last design');
    await untilSaved();
    await press('Names for a team');
    await userEvent.click(await screen.findByLabelText('Names and sizes'));
    await userEvent.paste('Asha, M\nमीरा - small\nRavi, XXL');
    await expect(screen.getByText('XXL is not sold. There is S, M, L.')).toBeVisible();
  },
};

export const Share: Story = {
  parameters: { screenshot: { skip: 'Its link names the server that shows the story.' } },
  play: async () => {
    await press('Continue your last design');
    await press('Share design');
    await expect(await screen.findByLabelText('Link')).toBeVisible();
  },
};
