import { pending, refusal } from '@aaram/shared-platform/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { makeOwnData } from '#lib/testing/own-data.ts';
import { stateStory } from '#lib/testing/page-story.ts';
import { MyDataPage } from './my-data-page.tsx';

const COPY = 'GET /auth/me/data';
const seeing = (answer: unknown) => ({ role: 'user' as const, at: '/my-data', answers: { [COPY]: answer } });

const meta = {
  title: 'Pages/A copy of my data',
  component: MyDataPage,
  parameters: stateStory(seeing(makeOwnData())),
} satisfies Meta<typeof MyDataPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Parcels' })).toBeVisible();
  },
};

export const Proof: Story = {
  parameters: stateStory(seeing(() => refusal(403, 'Please enter your password again.', 'PROOF_REQUIRED'))),
};

export const Loading: Story = { parameters: stateStory(seeing(pending)) };

export const Nothing: Story = { parameters: stateStory(seeing(makeOwnData({ count: 0 }))) };
