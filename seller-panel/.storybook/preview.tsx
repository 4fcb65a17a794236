import { withPlatform } from '@aaram/shared-platform/testing';
import { bookPreview } from '@aaram/shared-ui/book/preview';
import type { Preview } from '@storybook/react';

export default {
  ...bookPreview,
  decorators: [withPlatform, ...[bookPreview.decorators ?? []].flat()],
} satisfies Preview;
