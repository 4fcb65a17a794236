/** In the corner of a preview of a release; `release` is a part of the store and its version. */
export const preview = 'Preview';
export const previewOf = (release: string, until: string) => `Preview of ${release}, until ${until}`;
export const leavePreview = 'Leave the preview';

/** In place of a preview. */
export const noSuchPreview = 'This preview does not exist';
export const notOfThisStore = 'Its address is not of this store, or is incomplete.';
export const expired = 'It has expired.';
export const unusable = 'Its release cannot be shown, or is no longer in the store.';
export const newAddress = 'Admins find a new address under Releases in the panel.';
export const goToStore = 'Go to the store';

/** For an admin who wants one. */
export const noPreviewOfShell = 'The shell has no preview: one shop server has one shell for all visitors.';
