/** A collector for tests: it takes OTLP over HTTP as a real one does, and keeps what it is sent. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
export type Sent = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  /** `service.name` of the process that made it. */
  service: string;
};

type Spans = { spans: Omit<Sent, 'service'>[] };
type Body = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: Spans[] }[] };

export async function startCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method !== 'POST' || request.url !== '/v1/traces') {
      response.writeHead(404).end();
      return;
    }
    bodies.push(body);
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const readSpans = ({ resourceSpans }: Body): Sent[] =>
    resourceSpans.flatMap(({ resource, scopeSpans }) => {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
      return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
    });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything that was sent, as it was sent. */
    text: () => bodies.join('\n'),
    spans: (): Sent[] => bodies.flatMap((body) => readSpans(JSON.parse(body))),
    close: () => server.close(),
  };
}
