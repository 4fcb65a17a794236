import { tidyPictureText } from '@aaram/shared-domain/catalog';

/** A picture that the product has, by its address, or a file that is not sent yet. */
export type Picture = string | File;

/** The name of a picture in lists of them. */
export const keyOfPicture = (picture: Picture): string =>
  typeof picture === 'string' ? picture : `${picture.name} ${picture.size} ${picture.lastModified}`;

/** What a picture shows, as it will be stored. */
export const textOfPicture = (
  { pictureTexts }: { pictureTexts: Readonly<Record<string, string>> },
  picture: Picture,
): string => tidyPictureText(pictureTexts[keyOfPicture(picture)] ?? '');
