import { answerList } from '@aaram/shared-platform/testing';
import { withPanelFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { outboxAnswers } from '#testing/build-outbox.ts';
import { panelStory } from '#testing/panel-story.ts';
import { OutboxPage } from './outbox-page.tsx';

const meta = {
  title: 'Pages/Panel outbox',
  component: OutboxPage,
  decorators: [withPanelFrame],
  parameters: panelStory({ role: 'admin', answers: outboxAnswers }, [390, 1440]),
} satisfies Meta<typeof OutboxPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outbox: Story = {};

export const AllWell: Story = {
  parameters: panelStory({
    role: 'admin',
    answers: {
      'GET /auth/panel/jobs': { queues: [], failed: [], failedInAll: 0 },
      'GET /auth/panel/outbox': () => answerList([]),
      'GET /auth/panel/money-gaps': [],
    },
  }),
};
