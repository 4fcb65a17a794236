/** Who has which patterns, in the router's syntax. */
export type AddressOwner = { name: string; patterns: readonly string[] };

/** What the shop server answers itself, before any page. */
export const serverAddresses: AddressOwner = {
  name: 'the shop server',
  patterns: [
    '/api/*',
    '/media/*',
    '/assets/*',
    '/releases/*',
    '/healthz',
    '/readyz',
    '/metrics',
    '/remotes.json',
    '/release-reports',
    '/robots.txt',
    '/sitemap.xml',
    '/feeds/*',
  ],
};

const isOpen = (segment: string | undefined) => segment?.startsWith(':') || segment === '*';

/** The segments of a pattern, once for each choice of its optional ones. */
function readPattern(pattern: string): string[][] {
  const segments = pattern
    .toLowerCase()
    .replace(/\*$/, '/*')
    .split('/')
    .filter((segment) => segment !== '');
  return segments.reduce<string[][]>(
    (forms, segment) =>
      segment.endsWith('?')
        ? forms.flatMap((form) => [form, [...form, segment.slice(0, -1)]])
        : forms.map((form) => [...form, segment]),
    [[]],
  );
}

/** Whether one address can match both. */
function meet([a, ...restOfA]: string[], [b, ...restOfB]: string[]): boolean {
  if (a === '*' || b === '*') {
    return true;
  }
  if (a === undefined || b === undefined) {
    return a === b;
  }
  return (isOpen(a) || isOpen(b) || a === b) && meet(restOfA, restOfB);
}

/**
 * Why a remote may not have a pattern, as the end of a sentence that begins with the remote's name: the pattern belongs
 * to one of `others`, covers an address of theirs, or begins with a parameter and would cover whatever comes.
 * Undefined when it may have it.
 */
export function explainClaim(pattern: string, others: readonly AddressOwner[]): string | undefined {
  const forms = readPattern(pattern);
  for (const { name, patterns } of others) {
    const taken = patterns.find((one) => readPattern(one).some((theirs) => forms.some((form) => meet(form, theirs))));
    if (taken !== undefined) {
      return taken === pattern
        ? `claims ${pattern}, which belongs to ${name}`
        : `claims ${pattern}, which covers ${taken} of ${name}`;
    }
  }
  return forms.some(([first]) => isOpen(first))
    ? `claims ${pattern}, which begins with a parameter and would cover addresses of others`
    : undefined;
}
