/** A bare node:http server that answers the same bytes: what Node.js itself costs. Its answers come as one message. */
import { createServer } from 'node:http';

type Answer = { path: string; headers: Record<string, string>; body: string };

process.once('message', (answers: Answer[]) => {
  const ready = new Map(
    answers.map(({ path, headers, body }) => {
      const bytes = Buffer.from(body);
      return [path, { headers: { ...headers, 'content-length': bytes.length }, bytes }];
    }),
  );
  const server = createServer((request, response) => {
    const answer = ready.get(request.url ?? '');
    if (answer === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, answer.headers).end(answer.bytes);
  });
  server.keepAliveTimeout = 72_000;
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
  });
});
// What the benchmark tells an API of changes costs this process as much to receive.
process.on('message', () => undefined);
process.once('disconnect', () => process.exit(0));
