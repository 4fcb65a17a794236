import type { Page } from 'playwright-core';

declare global {
  interface Window {
    __attacked?: unknown;
    __violations?: string[];
  }
}

/** Watches a page from the beginning; `find` returns scripts that ran or were blocked, and foreign requests. */
export async function watchAttacks(page: Page, shopUrl: string, alsoFine: readonly string[] = []) {
  const found: string[] = [];
  const fine = new Set([shopUrl, ...alsoFine].map((url) => new URL(url).host));
  page.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    // A page that closes first has no dialog left to dismiss.
    dialog.dismiss().catch(() => undefined);
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && !fine.has(host)) {
      found.push(`request: ${request.url()}`);
    }
  });
  page.on('popup', (popup) => found.push(`popup: ${popup.url()}`));
  await page.addInitScript(() => {
    const violations: string[] = [];
    window.__violations = violations;
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return async function find(): Promise<string[]> {
    const inPage = await page.evaluate(() => {
      const active = [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter(({ name, value }) => {
            const isAddress = /^(?:href|src|action|formaction|data|poster|srcdoc|xlink:href)$/.test(name);
            return name.startsWith('on') || (isAddress && /^\s*(?:javascript|vbscript|data:text)/i.test(value));
          })
          .map(({ name, value }) => `attribute: <${element.localName} ${name}=${value.slice(0, 60)}>`),
      );
      const marker = window.__attacked === undefined ? [] : [`ran: ${String(window.__attacked)}`];
      return [...marker, ...(window.__violations ?? []), ...active];
    });
    return [...found.splice(0), ...inPage];
  };
}
