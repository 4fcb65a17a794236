import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'aaram-media';

/** A real S3 service with its own port and folder. `env` points the API at it. */
export async function startS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'aaram-s3-'));
  const service = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET, configs: [] }] });
  await service.configureBuckets();
  const handle = service.getMiddleware();
  let isAway = false;
  const server = createServer((request, response) => {
    if (isAway) {
      request.socket.destroy();
      return;
    }
    handle(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_TIMEOUT_SECONDS: '5',
    },
    /** Cuts every connection from now on, or responds again. */
    setAway: (away: boolean) => {
      isAway = away;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(directory, { recursive: true, force: true });
    },
  };
}
