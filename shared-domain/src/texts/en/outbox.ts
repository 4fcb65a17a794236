/** What is wrong with a call about failed background work. */
export const chooseJob = 'Choose what to try again.';
export const tooManyJobs = (most: number) => `Try at most ${most} at once.`;
