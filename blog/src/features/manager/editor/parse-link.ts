const MAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const DOMAIN = /^[\w-]+(\.[\w-]+)+([/?#]|$)/;

/**
 * The address of a link as it is stored: http, https, mailto, or a path of the shop. A mail address and a web address
 * without its beginning are completed; everything else is undefined.
 */
export function parseLink(typed: string): string | undefined {
  const text = typed.trim();
  if (/\s/.test(text) || text.length > 2000) {
    return undefined;
  }
  if (/^\/(?![/\\])/.test(text)) {
    return text;
  }
  if (MAIL.test(text)) {
    return `mailto:${text}`;
  }
  if (/^mailto:/i.test(text)) {
    return MAIL.test(text.slice('mailto:'.length).split('?')[0] ?? '') ? text : undefined;
  }
  const whole = DOMAIN.test(text) ? `https://${text}` : text;
  return /^https?:\/\/[^/]/i.test(whole) && URL.canParse(whole) ? whole : undefined;
}
