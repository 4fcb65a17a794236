import { withPanelFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { buildOwnTeam, buildTeam } from '#testing/build-team.ts';
import { panelStory } from '#testing/panel-story.ts';
import { TeamPage } from './team-page.tsx';

const answers = { 'GET /auth/panel/team/me': buildOwnTeam(), 'GET /auth/panel/team': buildTeam() };

const meta = {
  title: 'Pages/Panel team',
  decorators: [withPanelFrame],
  parameters: panelStory({ answers }, [390, 1440]),
  render: () => <TeamPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = {};

export const Member: Story = {
  parameters: panelStory({ answers: { 'GET /auth/panel/team/me': buildOwnTeam(['orders']) } }),
};

export const Invite: Story = {
  parameters: panelStory({ answers }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite a person' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email address' })).toBeVisible();
  },
};
