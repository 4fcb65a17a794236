import { withPanelFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { payLinks } from '#testing/build-pay-links.ts';
import { panelStory } from '#testing/panel-story.ts';
import { PayLinksPage } from './pay-links-page.tsx';

const meta = {
  title: 'Pages/Panel payment links',
  component: PayLinksPage,
  decorators: [withPanelFrame],
  parameters: panelStory({ answers: { 'GET /auth/panel/payment-links': payLinks } }, [390, 1440]),
} satisfies Meta<typeof PayLinksPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};

export const Nothing: Story = { parameters: panelStory({ answers: { 'GET /auth/panel/payment-links': [] } }) };
