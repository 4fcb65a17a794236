/** Why a design is not taken, for the person who makes it. */
export const tooLarge = 'This design has too many parts to save. Remove some of them.';
export const tooManyObjects = (most: number) =>
  `One print can have ${most} parts at most. Remove some or start another side.`;
export const tooManyPictures = (most: number) => `One print can have ${most} pictures at most.`;
export const tooDeep = 'Groups can be nested three deep at most. Ungroup some.';
export const doubleId = 'Two parts of this design have the same id.';
export const unknownGarment = 'This design is for a garment that we do not print.';
export const unknownArea = 'This design has a print where the garment has no room for one.';
export const overlapping = (one: string, other: string) =>
  `“${one}” and “${other}” overlap. Move the print to one of them.`;

/** What may print badly. `name` is what the part is called. */
export const softPicture = (name: string, dpi: number) =>
  `${name} has ${dpi} pixels an inch at this size and will look blurred. Make it smaller, or use a larger picture.`;
export const thinLine = (name: string, mm: string) => `${name} has a line of ${mm} mm. Below 0.5 mm it may not print.`;
export const smallText = (name: string) => `${name} is smaller than 8 points and may not be readable.`;
export const clear = (name: string) => `${name} is half transparent: the white below it will show on dark cloth.`;
export const outsideSafe = (name: string) => `${name} is less than 5 mm from the edge of the print area.`;
export const outsideArea = (name: string) => `${name} reaches beyond the print area. What is outside is not printed.`;
export const likeCloth = (name: string) => `${name} has nearly the colour of the cloth and will be hard to see.`;
