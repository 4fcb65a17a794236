/** For an admin who moves a release in the panel, or wants a preview of one. */
export const secretNotSet = 'RELEASES_SECRET is not set for the shop.';
export const notSigned = 'The call is not signed.';
export const noSuchRelease = (part: string, version: string) =>
  `There is no release ${version} of ${part} in the store.`;
export const changedMeanwhile = (part: string, live: string, expected: string) =>
  `${part} is at ${live} now, and not at ${expected}: it was changed meanwhile.`;
export const notLive = (part: string, expected: string) =>
  `${part} is not live now, and not at ${expected}: it was changed meanwhile.`;
export const noMove = 'This is not a move of a release.';
export const otherMove = 'Another release is being moved. Please wait until it has ended.';
export const noRelease = 'This is not a release that can be previewed.';
export const moveNotFinished = 'The move did not finish.';
