export const removeFile = (name: string) => `Remove ${name}`;

/** Why files were refused; `names` is a list such as 'a.pdf, b.pdf and 2 more'. */
export const notPictures = (names: string, count: number) =>
  count === 1 ? `${names} is not a picture.` : `${names} are not pictures.`;
export const notAllowedKind = (names: string, count: number) =>
  count === 1 ? `${names} is not of an allowed kind.` : `${names} are not of an allowed kind.`;
export const heic = (names: string, count: number) =>
  `${names} ${count === 1 ? 'is a HEIC photo' : 'are HEIC photos'}. On an iPhone, choose Settings, Camera, Formats, Most Compatible, and take it again; or share it as a JPG.`;
export const empty = (names: string, count: number) =>
  count === 1 ? `${names} is empty. Please choose it again.` : `${names} are empty. Please choose them again.`;
export const animated = (names: string, count: number) =>
  count === 1
    ? `${names} is animated: its first frame is used.`
    : `${names} are animated: their first frames are used.`;
export const tooLarge = (names: string, count: number) =>
  count === 1 ? `${names} is too large.` : `${names} are too large.`;
export const tooMany = (names: string, count: number, most: number) =>
  count === 1 ? `${names} was left out: at most ${most}.` : `${names} were left out: at most ${most}.`;
/** The end of a list of names. */
export const more = (count: number) => `${count} more`;

/** What may be chosen; `kinds` is a list such as 'JPEG, PNG or WebP'. */
export const allowedKinds = (kinds: string) => `Allowed: ${kinds}.`;
export const allowedSize = (megabytes: number) => `Allowed: at most ${megabytes} MB each.`;
export const allowedKindsAndSize = (kinds: string, megabytes: number) =>
  `Allowed: ${kinds}, at most ${megabytes} MB each.`;
/** A kind of files. */
export const pictures = 'pictures';
