export { findUndoPictures } from './change-sets.repository.ts';
