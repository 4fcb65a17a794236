/** Why a release may not go live, for a developer or an admin. */
export const nothingLent =
  'The live shell does not say what it lends to remotes. Release the shell first: npm run build shell';
export const recordedMissing = 'Not found';
export const kib = (amount: string) => `${amount} KiB`;
export const scriptTooLarge = (
  page: string,
  { size, format, budget }: { size: string; format: string; budget: string },
) => `${page} loads ${size} of script (${format}, with the shell's); its budget is ${budget}.`;
export const stylesTooLarge = (page: string, { size, budget }: { size: string; budget: string }) =>
  `${page} has ${size} of styles (gzip); its budget is ${budget}.`;
export const nothingRendered = 'nothing was rendered';
export const answersWith = (status: number) => `it answers ${status}`;
export const pageFails = (pattern: string, release: string, problem: string) =>
  `${pattern} of ${release} fails when it is rendered: ${problem}.`;
export const failsOnServer = (release: string, reason: string) => `${release} fails on the server: ${reason}.`;
export const beginsAt = (reason: string, source: string) => `${reason} It begins at ${source}`;
export const noSuchCanary = (part: string) => `${part} has no such canary: it has ended, or never began.`;
