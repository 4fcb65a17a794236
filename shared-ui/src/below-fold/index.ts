export { BelowFold } from './below-fold.tsx';
