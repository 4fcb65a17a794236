import type { Preview } from '@storybook/react';
import { bookPreview } from './book/preview.tsx';
import './stories.css';
export default { ...bookPreview } satisfies Preview;
