import { remote } from '../rspack.config.base.ts';

export default remote('seller-panel');
