import { defineStorybook } from '@aaram/shared-ui/book/config';

export default defineStorybook();
