export { StitchProgress, type StitchProgressProps } from './progress.tsx';
