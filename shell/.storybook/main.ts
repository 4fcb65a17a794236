import { defineBook } from '@aaram/shared-ui/book/config';

export default defineBook();
