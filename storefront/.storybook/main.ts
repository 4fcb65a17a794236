import { defineStorybook } from '@aaram/shared-ui/storybook/config';

export default defineStorybook();
