import { answerList } from '@aaram/shared-platform/testing';
import { withPanelFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { userEvent } from 'storybook/test';
import { CropDialog } from '#lib/crop/crop-dialog.tsx';
import { demoProducts } from '#testing/demo-panel.ts';
import { panelStory } from '#testing/panel-story.ts';
import { MediaPage } from './media-page.tsx';

// Drawn here: a page below another folder has no /media.
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="1000"><rect width="750" height="1000" fill="#e8ddc9"/><circle cx="375" cy="420" r="220" fill="#b5653f"/></svg>`;
const original = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
const items = demoProducts.slice(0, 6).map(({ name, images }, at) => ({
  ...{ _id: `m${at}`, url: images[0] ?? '', name, alt: '', crop: null },
  original,
  ...{ createdAt: '2026-11-01T10:00:00.000Z', uses: at % 2 },
}));
const answers = {
  'GET /auth/panel/media': () => answerList(items),
  'GET /auth/panel/media/m0/uses': { products: [], posts: [] },
};

const meta = {
  title: 'Pages/Panel pictures',
  decorators: [withPanelFrame],
  parameters: panelStory({ answers }, [390, 1440]),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pictures: Story = { render: () => <MediaPage /> };

export const Chosen: Story = {
  render: () => <MediaPage />,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Choose/ });
    await userEvent.click(first ?? document.body);
    await canvas.findByText('It is not used anywhere.');
  },
};

export const None: Story = {
  parameters: panelStory({ answers: { 'GET /auth/panel/media': () => answerList([]) } }),
  render: () => <MediaPage />,
};

export const Crop: Story = {
  render: () => (
    <CropDialog picture={items[0]?.url ?? ''} seller="s1" onDone={() => undefined} onClose={() => undefined} />
  ),
};
