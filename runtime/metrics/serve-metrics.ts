import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';

/** Serves the figures of a registry, and those of the process, to Prometheus on a separate port, which is not public. */
export function serveMetrics(registry: Registry, host: string, port: number): Server {
  collectDefaultMetrics({ register: registry });
  const server = createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return server.listen(port, host);
}
