export { findLibraryPictures, noteMedia, takeMedia } from './library.repository.ts';
