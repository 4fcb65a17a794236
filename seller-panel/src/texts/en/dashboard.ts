export const figuresCouldNotBeLoaded = 'The figures could not be loaded.';
export const loadingFigures = 'Loading figures...';
export const releases = 'Releases';
export const security = 'Security';
export const dashboard = 'Dashboard';
