import { withPlatform } from '@aaram/shared-platform/testing';
import { storybookPreview } from '@aaram/shared-ui/storybook/preview';
import type { Preview } from '@storybook/react';

export default {
  ...storybookPreview,
  decorators: [withPlatform, ...[storybookPreview.decorators ?? []].flat()],
} satisfies Preview;
