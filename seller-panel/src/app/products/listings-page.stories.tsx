import { pending, refusal } from '@aaram/shared-platform/testing';
import { withPanelFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { panelStory } from '#testing/panel-story.ts';
import { ListingsPage } from './listings-page.tsx';

const SCORES = 'GET /auth/panel/listing-scores';
const rows = [
  {
    ...{ _id: 'p1', name: 'Ghat Stripe Poplin Shirt', image: null, score: 24 },
    lacking: ['mrp', 'countryOfOrigin', 'netQuantity', 'maker', 'pictures', 'description', 'pictureTexts'],
  },
  { _id: 'p2', name: 'Padma Top-Handle Bag, Ivory', image: null, score: 75, lacking: ['maker', 'pictures'] },
  { _id: 'p3', name: 'Linen kurta', image: null, score: 94, lacking: ['brand'] },
];

const meta = {
  title: 'Pages/Panel listings',
  component: ListingsPage,
  decorators: [withPanelFrame],
  parameters: panelStory({ answers: { [SCORES]: rows } }, [390, 1440]),
} satisfies Meta<typeof ListingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Weakest: Story = {};
export const NothingLacks: Story = { parameters: panelStory({ answers: { [SCORES]: [] } }) };
export const Loading: Story = { parameters: panelStory({ answers: { [SCORES]: pending } }) };
export const Failed: Story = { parameters: panelStory({ answers: { [SCORES]: () => refusal(500, 'Broken') } }) };
