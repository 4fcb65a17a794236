/** The part of s3rver that the tests use; the package brings no types. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  type Options = {
    directory: string;
    silent: boolean;
    configureBuckets: { name: string; configs: string[] }[];
    allowMismatchedSignatures?: boolean;
  };
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it.
  export default class S3rver {
    constructor(options: Options);
    configureBuckets(): Promise<void>;
    getMiddleware(): RequestListener;
  }
}
