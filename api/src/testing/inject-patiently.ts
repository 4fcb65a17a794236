import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';

const ATTEMPTS = 5;
const PAUSE_MS = 500;

/**
 * Injects a request again while it is answered 503: on a busy machine the first picture may take longer than a call may,
 * because the process that decodes it has to start.
 */
export async function injectPatiently(app: FastifyInstance, request: InjectOptions) {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await app.inject(request);
    if (answer.statusCode !== 503 || attempt === ATTEMPTS) {
      return answer;
    }
    await wait(PAUSE_MS);
  }
}
