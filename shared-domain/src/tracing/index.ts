type Facts = Record<string, string | number>;

/** A part of a trace that has begun. */
export type OpenSpan = {
  /** The value of `traceparent` for calls that belong to it. */
  header: string;
  /** Runs work whose own spans belong to it. */
  within: <Result>(work: () => Result) => Result;
  end: (facts?: Facts, isFailed?: boolean) => void;
};

export type SpanOptions = {
  kind: 'server' | 'client';
  facts: Facts;
  /** The caller's `traceparent`; without it the span belongs to the one that is under way. */
  parent?: string | undefined;
};

/** Makes spans, and sends them to a collector. They never have values, addresses or names of people. */
export type Tracing = {
  begin: (name: string, options: SpanOptions) => OpenSpan;
  /** The same, but only within another span. */
  beginWithin: (name: string, options: SpanOptions) => OpenSpan | undefined;
  /** Sends what is left. */
  stop: () => Promise<void>;
};

let tracing: Tracing | undefined;

/** The process's tracing; undefined while it is off. */
export const currentTracing = (): Tracing | undefined => tracing;

/** Says what makes the spans of this process from now on. */
export function setTracing(next: Tracing | undefined): void {
  tracing = next;
}

/** A call as both servers see it; its route is the pattern, never the address. */
type Call = { method: string; route: string | undefined; traceparent: unknown };

/** What is needed of an answer of node:http. */
type Answer = { statusCode: number; once: (event: 'finish' | 'close', heard: () => void) => unknown };

/** Begins the span of a call. It ends with the answer, or when the caller goes away before. */
export function traceCall(by: Tracing, { method, route = 'unknown', traceparent }: Call, answer: Answer): OpenSpan {
  const span = by.begin(`${method} ${route}`, {
    kind: 'server',
    facts: { 'http.request.method': method, 'http.route': route },
    parent: typeof traceparent === 'string' ? traceparent : undefined,
  });
  let isOpen = true;
  const end: OpenSpan['end'] = (facts, isFailed) => {
    if (isOpen) {
      isOpen = false;
      span.end(facts, isFailed);
    }
  };
  answer.once('finish', () => {
    end({ 'http.response.status_code': answer.statusCode }, answer.statusCode >= 500);
  });
  // Without an answer nothing has failed: the caller did not wait.
  answer.once('close', () => end({ 'error.type': 'caller-gone' }));
  return { ...span, end };
}
