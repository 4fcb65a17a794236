import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { SiteFooter } from './site-footer.tsx';

export default {
  title: 'Layout/Site footer',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <TestPlatform platform={createTestPlatform(() => null)}>
      <SiteFooter />
    </TestPlatform>
  ),
} satisfies Meta<typeof SiteFooter>;

export const Default: StoryObj = {};
