import type { Preview } from '@storybook/react';
import { storybookPreview } from './shared/preview.tsx';
import './stories.css';
export default { ...storybookPreview } satisfies Preview;
