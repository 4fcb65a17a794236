export const promotePartVersion = (part: string | number, version: string | number) => `Promote ${part} ${version}?`;
export const allItsPagesAreTriedFirst =
  'All its pages are tried first, which can take a minute. Then every visitor gets it.';
export const promote = 'Promote';
export const rollPartBackToVersion = (part: string | number, version: string | number) =>
  `Roll ${part} back to ${version}?`;
export const everyVisitorGetsItWithinSeconds =
  'Every visitor gets it within seconds. Builds leave it there until somebody promotes a version.';
export const rollBack = 'Roll back';
export const sayWhy = 'Please say why.';
export const nothingWasChanged = 'Nothing was changed.';
export const reason = 'Reason';
export const forLogOfReleases = 'For the log of releases.';
export const cancel = 'Cancel';
export const previewOfPartVersion = (part: string | number, version: string | number) =>
  `Preview of ${part} ${version}`;
export const whoeverHasItsAddressSeesThis =
  'Whoever has its address sees this release in the shop. Orders placed there are real. Nobody else sees it.';
export const previewCouldNotBeMade = 'The preview could not be made.';
export const makingPreview = 'Making the preview...';
export const itCanBeSeenUntilDate = (dateTime: string | number) => `It can be seen until ${dateTime}.`;
export const openPreview = 'Open the preview';
export const rollingBackTo = 'Rolling back to';
export const tryingAllPagesOf = 'Trying all pages of';
export const dateTimeEndedIsLive = (dateTime: string | number, ended: string | number) =>
  `${dateTime}: ${ended} is live.`;
export const dateTimeEndedDidNotGo = (dateTime: string | number, ended: string | number) =>
  `${dateTime}: ${ended} did not go live, and nothing was changed.`;
export const visitorsGetNamedFallbackInsteadOf = (problem: string | number) =>
  `Visitors get the named fallback instead of its pages: ${problem}`;
export const percentOfVisitorsGetVersionBy = (
  percent: string | number,
  version: string | number,
  by: string | number,
  dateTime: string | number,
  why: string | number,
) => `${percent} % of the visitors get ${version}, by ${by}, ${dateTime}: ${why}`;
export const pinned = 'Pinned';
export const rolledBack = 'Rolled back';
export const releasesCouldNotBeLoaded = 'The releases could not be loaded.';
export const loadingReleases = 'Loading releases...';
export const nothingHasBeenReleasedYet = 'Nothing has been released yet.';
export const figuresSinceDateTimeWhenShop = (dateTime: string | number) =>
  `Figures since ${dateTime}, when the shop server started.`;
export const version = 'Version';
export const liveSince = 'Live since';
export const by = 'By';
export const why = 'Why';
export const commit = 'Commit';
export const visitors = 'Visitors';
export const views = 'Views';
export const errors = 'Errors';
export const largestPaint = 'Largest paint';
export const previewNameVersion = (name: string | number, version: string | number) => `Preview ${name} ${version}`;
export const preview = 'Preview';
export const live = 'Live';
export const versionsOfPart = (part: string | number) => `Versions of ${part}`;
export const actions = 'Actions';
