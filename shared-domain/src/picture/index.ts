export { buildPictureUrl } from './picture-url.ts';
