/** Loaded when a visitor's own design goes through a login. */
export { forgetDesign } from './kept-design.ts';
export { completeInput, rememberDesign } from './remember-design.ts';
