export { mediaModule } from './media.routes.ts';
export { picturesPlugin } from './pictures.plugin.ts';
export { uploadsModule } from './uploads.routes.ts';
