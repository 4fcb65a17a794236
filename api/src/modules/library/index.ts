export { findLibraryPictures, findMediaNames, noteMedia, takeMedia } from './library.repository.ts';
