export { createFrameReader, encodeFrame, type Frame } from './frames.ts';
