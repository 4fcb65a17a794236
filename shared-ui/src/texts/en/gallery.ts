/** The list of pictures of a product; `name` is the product's. */
export const picturesOf = (name: string) => `Pictures of ${name}`;
export const pictureOf = (place: number, count: number) => `Picture ${place} of ${count}`;
export const viewFullScreen = 'View full screen';
