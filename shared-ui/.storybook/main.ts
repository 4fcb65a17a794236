import { appBooks, defineBook } from './book/config.ts';

export default defineBook({ refs: appBooks });
