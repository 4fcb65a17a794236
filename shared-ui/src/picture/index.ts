export { OptionalPicture, type OptionalPictureProps } from './optional-picture.tsx';
export { Picture, type PictureProps, type PictureRatio } from './picture.tsx';
export { type ParsedPicture, parsePictureUrl, pictureSrcSet } from './picture-url.ts';
