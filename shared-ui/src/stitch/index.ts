export { Stitch, type StitchProps } from './stitch.tsx';
