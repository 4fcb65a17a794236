// What is live
export const releasesNotLoaded = 'The releases could not be loaded.';
export const loadingReleases = 'Loading releases...';
export const nothingReleasedYet = 'Nothing has been released yet.';
export const figuresSince = (dateTime: string) => `Figures since ${dateTime}, of all shop servers.`;

// What is special about the live version of a part
export const fallbackShown = (problem: string) => `Visitors get the named fallback instead of its pages: ${problem}`;
type Canary = { percent: number; version: string; by: string; at: string; why: string };
export const canary = ({ percent, version, by, at, why }: Canary) =>
  `${percent} % of the visitors get ${version}, by ${by}, ${at}: ${why}`;
type Held = { by: string; at: string; why: string };
export const pinned = ({ by, at, why }: Held) => `Pinned by ${by}, ${at}: ${why}. Builds leave it there.`;
export const rolledBack = ({ by, at, why }: Held) => `Rolled back by ${by}, ${at}: ${why}. Builds leave it there.`;

// The versions of a part
export const versionsOf = (part: string) => `Versions of ${part}`;
export const version = 'Version';
export const live = 'Live';
export const liveSince = 'Live since';
export const neverLive = 'never';
export const by = 'By';
export const why = 'Why';
export const commit = 'Commit';
export const visitors = 'Visitors';
export const views = 'Views';
export const errors = 'Errors';
export const largestPaint = 'Largest paint';
export const percent = (number: string) => `${number} %`;
export const seconds = (number: string) => `${number} s`;

// Its buttons; screen readers read part and version with them
export const preview = 'Preview';
export const previewVersion = (part: string, version: string) => `Preview ${part} ${version}`;
export const promote = 'Promote';
export const promoteVersion = (part: string, version: string) => `Promote ${part} ${version}`;
export const rollBack = 'Roll back';
export const rollBackTo = (part: string, version: string) => `Roll back ${part} to ${version}`;

export const giveToSome = 'Try';
export const giveToSomeOf = (part: string, version: string) => `Try ${part} ${version} with some visitors`;
export const changeShare = 'Change share';
export const changeShareOf = (part: string, version: string) => `Change share of ${part} ${version}`;
export const endCanary = 'End';
export const endCanaryOf = (part: string, version: string) => `End the canary ${part} ${version}`;

// Asked before a release is moved
export const promoteQuestion = (part: string, version: string) => `Promote ${part} ${version}?`;
export const promoteEffect = 'All its pages are tried first, which can take a minute. Then every visitor gets it.';
export const rollBackQuestion = (part: string, version: string) => `Roll ${part} back to ${version}?`;
export const rollBackEffect =
  'Every visitor gets it within seconds. Builds leave it there until an admin promotes a version.';
export const canaryQuestion = (part: string, version: string) => `Give ${part} ${version} to some visitors?`;
export const canaryEffect =
  'All its pages are tried first, which can take a minute. Then the same visitors get it with each page. It ends automatically when it fails more often than the live version.';
export const shareOfVisitors = 'Share of the visitors, in percent';
export const shareHint = 'A whole number from 1 to 99. Visitors who have it keep it when the share grows.';
export const enterShare = 'Please enter a whole number from 1 to 99.';
export const endCanaryQuestion = (part: string, version: string) => `End the canary ${part} ${version}?`;
export const endCanaryEffect =
  'Every visitor gets the live version within seconds. Builds leave it there until an admin promotes a version.';
export const reasonHint = 'For the log of releases.';
export const sayWhy = 'Please say why.';
export const nothingWasChanged = 'Nothing was changed.';

// The move that is under way, and how the last one ended
export const tryingPagesOf = (part: string, version: string, by: string) =>
  `Trying all pages of ${part} ${version}, for ${by}.`;
export const rollingBackTo = (part: string, version: string, by: string) =>
  `Rolling back to ${part} ${version}, for ${by}.`;
export const startingCanary = (part: string, version: string, by: string) =>
  `Trying all pages of ${part} ${version} before a share of the visitors gets it, for ${by}.`;
export const endingCanary = (part: string, version: string, by: string) =>
  `Ending the canary ${part} ${version}, for ${by}.`;
export const isTried = (dateTime: string, part: string, version: string) =>
  `${dateTime}: a share of the visitors gets ${part} ${version}.`;
export const canaryEnded = (dateTime: string, part: string, version: string) =>
  `${dateTime}: the canary ${part} ${version} has ended.`;
export const isLive = (dateTime: string, part: string, version: string) => `${dateTime}: ${part} ${version} is live.`;
export const notMoved = (dateTime: string, part: string, version: string) =>
  `${dateTime}: ${part} ${version} was not moved, and nothing was changed.`;

// An address that shows a release before it is live
export const previewOf = (part: string, version: string) => `Preview of ${part} ${version}`;
export const previewMeans =
  'Anyone with its address sees this release in the shop. Orders placed there are real. Other visitors do not see it.';
export const makingPreview = 'Making the preview...';
export const previewNotMade = 'The preview could not be made.';
export const previewUntil = (dateTime: string) => `It can be seen until ${dateTime}.`;
export const openPreview = 'Open the preview';
