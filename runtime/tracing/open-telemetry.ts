import type { OpenSpan, SpanOptions, Tracing } from '@aaram/shared-domain/tracing';
import { type Context, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

/** `traceparent` of a span, in the form of the W3C. */
function writeHeader(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

function readParent(header: string): Context {
  const parent = parseTraceParent(header);
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}

/** Tracing with OpenTelemetry, to a collector that takes OTLP over HTTP. */
export function createTracing(endpoint: string, service: string): Tracing {
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('aaram');

  function begin(name: string, { kind, facts, parent }: SpanOptions): OpenSpan {
    const around = parent === undefined ? context.active() : readParent(parent);
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, around);
    const inside = trace.setSpan(around, span);
    return {
      header: writeHeader(span),
      within: (work) => context.with(inside, work),
      end(more = {}, isFailed = false) {
        span.setAttributes(more);
        if (isFailed) {
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  return {
    begin,
    beginWithin: (name, options) => (trace.getActiveSpan() === undefined ? undefined : begin(name, options)),
    async stop() {
      await provider.shutdown();
      context.disable();
    },
  };
}
