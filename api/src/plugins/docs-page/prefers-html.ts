/** The weight that an `accept` header gives to exactly this type, from 0 to 1; 0 when it does not name it. */
function weigh(accept: string, type: string): number {
  for (const range of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    if (name === type) {
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
    }
  }
  return 0;
}

/**
 * Whether a client asks for a page rather than for JSON, by its `accept` header (RFC 9110, 12.5.1). Browsers name
 * text/html; a client that names neither, or takes anything, gets JSON.
 */
export function prefersHtml(accept: string | undefined): boolean {
  const html = weigh(accept ?? '', 'text/html');
  return html > 0 && html >= weigh(accept ?? '', 'application/json');
}
