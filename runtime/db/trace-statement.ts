import { currentTracing } from '@aaram/shared-domain/tracing';

const MAX_CHARACTERS = 2000;

/** The text of a statement without any value; values of parameters are never in it. */
const hideValues = (text: string) =>
  text
    .replaceAll(/'(?:[^']|'')*'/g, "'?'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS);

/** Runs a statement in a span of its own, when tracing is on and it belongs to a call. */
export async function traceStatement<Result>(text: string, ask: () => Promise<Result>): Promise<Result> {
  const span = currentTracing()?.beginWithin(/[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'SQL', {
    kind: 'client',
    facts: { 'db.system.name': 'postgresql', 'db.query.text': hideValues(text) },
  });
  if (span === undefined) {
    return ask();
  }
  try {
    const result = await ask();
    span.end();
    return result;
  } catch (error) {
    span.end({}, true);
    throw error;
  }
}
