import { bookPreview } from '@aaram/shared-ui/book/preview';
import type { Preview } from '@storybook/react';

export default { ...bookPreview } satisfies Preview;
