export { type BucketSettings, openBucket } from './s3-store.ts';
