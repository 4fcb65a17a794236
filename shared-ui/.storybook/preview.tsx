import type { Decorator, Preview } from '@storybook/react';
import '../src/tokens/index.css';
import '../src/toast/toast.css';
import './stories.css';

const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = String(globals.theme ?? 'light');
  document.documentElement.dataset.density = String(globals.density ?? 'comfortable');
  return <Story />;
};

const preview: Preview = {
  decorators: [withTheme],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: ['light', 'dark', 'night'] },
    },
    density: {
      description: 'Density',
      toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'] },
    },
  },
  initialGlobals: { theme: 'light', density: 'comfortable' },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    options: { storySort: { order: ['Foundations', 'Components', '*'] } },
  },
};

export default preview;
