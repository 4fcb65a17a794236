/** Usage: node s3-main.ts <port> <folder>. The S3 service of the tests as a program, for `npm run cluster`. */
import { mkdir } from 'node:fs/promises';
import { startS3Server } from './s3-server.ts';

const [port, folder] = process.argv.slice(2);
if (port === undefined || folder === undefined) {
  throw new Error('usage: s3-main.ts <port> <folder>');
}
await mkdir(folder, { recursive: true });
const server = await startS3Server({ port: Number(port), folder });
for (const name of ['SIGTERM', 'SIGINT'] as const) {
  process.once(name, () => void server.close().then(() => process.exit(0)));
}
