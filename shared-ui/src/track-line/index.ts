export { TrackLine, type TrackLineProps } from './track-line.tsx';
