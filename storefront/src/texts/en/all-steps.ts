export const stepsNotLoaded = 'What happened to this order could not be loaded.';
export const loadingSteps = 'Loading what happened...';
