import type { Decorator, Preview } from '@storybook/react';
import { configure } from 'storybook/test';
import '../../src/tokens/index.css';
import '../../src/toast/toast.css';
import './storybook.css';
import { takePicturesFromBesideTheBook } from './pictures.ts';

takePicturesFromBesideTheBook();
// Long enough for a story that waits for something, also on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const withSurroundings: Decorator = (Story, { globals }) => {
  const { documentElement: page } = document;
  page.dataset.theme = String(globals.theme ?? 'light');
  page.dataset.density = String(globals.density ?? 'comfortable');
  page.dir = String(globals.direction ?? 'ltr');
  return <Story />;
};

/** What all Storybooks share: tokens, toasts, and the toolbars of theme, density and direction. */
export const storybookPreview: Preview = {
  decorators: [withSurroundings],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: ['light', 'dark', 'night'] },
    },
    density: {
      description: 'Density',
      toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'] },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'] },
    },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', direction: 'ltr' },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    options: { storySort: { order: ['Foundations', 'Components', 'Pages', '*'] } },
  },
};
