import { withStoreFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { pageStory } from '#lib/testing/page-story.ts';
import { GalleryPage } from './gallery-page.tsx';

const meta = {
  title: 'Pages/Gallery',
  component: GalleryPage,
  decorators: [withStoreFrame],
  parameters: pageStory({ at: '/gallery' }),
} satisfies Meta<typeof GalleryPage>;

export default meta;

export const Full: StoryObj<typeof meta> = {};
