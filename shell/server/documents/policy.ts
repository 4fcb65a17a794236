import { createHash } from 'node:crypto';

/** Where browsers report violations, and the name of that endpoint in headers. */
const REPORTS = { name: 'store', path: '/api/reports' };

/** A CSP source for an inline script or style sheet with this text. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type PolicyInput = {
  kind: 'store' | 'checkout';
  /** Source expressions for the constant inline scripts. */
  inlineHashes: string[];
  /** Source expression for the document's style sheet. */
  styleHash: string;
  /** Nonce of this response; a document cached for many visitors has none. */
  nonce?: string;
  /** Origins of the payment provider's script and dialog. */
  paymentOrigins: string[];
  /** Browsers support named report endpoints over HTTPS only, and ignore `report-uri` beside one. */
  isSecure: boolean;
  /** Further origins for scripts, styles and sockets: the development servers. */
  devOrigins?: string[];
};

/**
 * The document's content security policy: no unsafe-inline, no unsafe-eval. Only checkout allows the payment provider,
 * whose script cannot be pinned because it changes without notice.
 */
export function buildPolicyHeaders({
  kind,
  inlineHashes,
  styleHash,
  nonce,
  paymentOrigins,
  isSecure,
  devOrigins = [],
}: PolicyInput): Record<string, string> {
  const payment = kind === 'checkout' ? paymentOrigins : [];
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const directives = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]),
      ...inlineHashes,
      ...payment,
      ...devOrigins,
    ],
    'style-src': ["'self'", styleHash, ...devOrigins],
    'font-src': ["'self'", ...devOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...payment],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...payment, ...devOrigins, ...sockets],
    'frame-src': payment.length > 0 ? payment : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'report-uri': [REPORTS.path],
    ...(isSecure ? { 'report-to': [REPORTS.name] } : {}),
  };
  const headers: Record<string, string> = {
    'content-security-policy': Object.entries(directives)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    ...(isSecure ? { 'reporting-endpoints': `${REPORTS.name}="${REPORTS.path}"` } : {}),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    'cross-origin-opener-policy': kind === 'checkout' ? 'same-origin-allow-popups' : 'same-origin',
  };
  if (kind === 'store' && devOrigins.length === 0) {
    // Refuses a script without a hash too, and not only one with a wrong hash.
    headers['integrity-policy'] = `blocked-destinations=(script)${isSecure ? `, endpoints=(${REPORTS.name})` : ''}`;
  }
  return headers;
}
