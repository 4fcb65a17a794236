export { mediaModule } from './media.routes.ts';
export { picturesPlugin } from './pictures.plugin.ts';
export { StorageAway } from './storage/media-store.ts';
export { uploadsModule } from './uploads.routes.ts';
