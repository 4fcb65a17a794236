import type { Preview } from '@storybook/react';
import { lazy, Suspense } from 'react';
import { describeProperties } from './describe-properties.ts';
import { storybookPreview } from './shared/preview.tsx';
import './stories.css';

// Stories do without the code and the styles of the documentation.
const AboutPage = lazy(async () => {
  const { AboutPage: page } = await import('../docs/parts/about-page.tsx');
  return { default: page };
});

export default {
  ...storybookPreview,
  tags: ['autodocs'],
  argTypesEnhancers: [describeProperties],
  parameters: {
    ...storybookPreview.parameters,
    docs: {
      page: () => (
        <Suspense>
          <AboutPage />
        </Suspense>
      ),
    },
    // Storybook reads this order from the source of this file.
    options: { storySort: { order: ['Overview', 'Foundations', 'Components', 'Layout'] } },
  },
} satisfies Preview;
