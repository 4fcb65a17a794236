import { z } from 'zod';

/** A file or script that a browser blocked on one of our pages. */
export type BrowserReport = { kind: 'policy' | 'integrity'; directive: string; blocked: string; page: string };

const MAX_AT_ONCE = 20;
const address = z.string().max(8000);

/** `report-uri`: one violation of the content security policy. */
const oldForm = z.object({
  'csp-report': z.object({
    'document-uri': address,
    'blocked-uri': address.default(''),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
  }),
});
/** `report-to`: a batch of reports of any kind. */
const newForm = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      documentURL: address,
      blockedURL: address.default(''),
      effectiveDirective: z.string().optional(),
      destination: z.string().optional(),
    }),
  }),
);
/** Sent by the shop itself: a file whose hash is not the released one. Browsers do not report these. */
const ownForm = z.object({ integrity: address, page: address });

const plainWord = /^[a-z-]{1,40}$/;
const asWord = (text: string | undefined) => {
  const [word = ''] = (text ?? '').split(' ');
  return plainWord.test(word) ? word : 'other';
};

function parseUrl(text: string): URL | undefined {
  // The shop may send only the path of a page.
  return URL.canParse(text, 'https://shop.invalid') ? new URL(text, 'https://shop.invalid') : undefined;
}

/** The path of a page without ids, order numbers and tokens: they become a star. */
function generalise(text: string): string {
  const parts = parseUrl(text)?.pathname.split('/').slice(1, 7) ?? [];
  return `/${parts.map((part) => (part === '' || plainWord.test(part) ? part : '*')).join('/')}`;
}

const isWeb = ({ protocol }: URL) => protocol === 'http:' || protocol === 'https:';

/** What was blocked: its origin, or the browser's keyword for it. Undefined for browser extensions. */
function nameBlocked(text: string): string | undefined {
  if (text === '' || plainWord.test(text)) {
    return text === '' ? 'inline' : text;
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && isWeb(url) ? url.origin.slice(0, 200) : undefined;
}

/** The path of one of our own files. */
const nameFile = (text: string) => parseUrl(text)?.pathname.slice(0, 200);

function describe(kind: BrowserReport['kind'], directive: string, blocked: string | undefined, page: string) {
  return blocked === undefined ? [] : [{ kind, directive, blocked, page: generalise(page) }];
}

/** The reports in a body, in any of the three formats; undefined when it has none of them. */
export function readReports(body: unknown): BrowserReport[] | undefined {
  const own = ownForm.safeParse(body);
  if (own.success) {
    return describe('integrity', 'hash', nameFile(own.data.integrity), own.data.page);
  }
  const old = oldForm.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    const directive = asWord(report['effective-directive'] ?? report['violated-directive']);
    return describe('policy', directive, nameBlocked(report['blocked-uri']), report['document-uri']);
  }
  const several = newForm.safeParse(body);
  if (!several.success) {
    return undefined;
  }
  return several.data.slice(0, MAX_AT_ONCE).flatMap(({ type, body: { documentURL, blockedURL, ...rest } }) => {
    if (type === 'integrity-violation') {
      return describe('integrity', asWord(rest.destination), nameFile(blockedURL), documentURL);
    }
    return type === 'csp-violation'
      ? describe('policy', asWord(rest.effectiveDirective), nameBlocked(blockedURL), documentURL)
      : [];
  });
}
