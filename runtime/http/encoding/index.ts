export { chooseEncoding, type Encoding } from './choose-encoding.ts';
export { compress, compressStream, compressWell, createCompressor, MIN_COMPRESSED_BYTES } from './compress.ts';
