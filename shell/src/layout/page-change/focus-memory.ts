/** How long a page may take to draw the link that was followed, ms. */
const PATIENCE_MS = 1500;
/** Visits of a tab whose last link is known. */
const MAX_VISITS = 50;

/** A link of a page: its address, and which of those with this address. */
type Followed = { href: string; index: number };

const followed = new Map<string, Followed>();

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('#main a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );

/** Remembers the link by which each visit of a page is left. `visit` tells the key of the history entry that is shown. */
export function keepFollowedLinks(visit: () => string): () => void {
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('#main a[href]') : null;
    const href = link?.getAttribute('href');
    if (!(link instanceof HTMLAnchorElement) || !href) {
      return;
    }
    const key = visit();
    followed.delete(key);
    followed.set(key, { href, index: linksTo(href).indexOf(link) });
    const [oldest] = followed.keys();
    if (followed.size > MAX_VISITS && oldest !== undefined) {
      followed.delete(oldest);
    }
  };
  document.addEventListener('click', note, true);
  return () => document.removeEventListener('click', note, true);
}

/** Focuses the link by which this visit was left, as soon as it is drawn; what the visitor does meanwhile ends the wait. */
export function focusFollowedLink(key: string): void {
  const link = followed.get(key);
  if (!link) {
    return;
  }
  const stopAt = performance.now() + PATIENCE_MS;
  const { activeElement } = document;
  const attempt = () => {
    if (document.activeElement !== activeElement) {
      return;
    }
    const links = linksTo(link.href);
    const target = links[link.index] ?? links[0];
    if (target) {
      target.focus({ preventScroll: true });
    } else if (performance.now() < stopAt) {
      requestAnimationFrame(attempt);
    }
  };
  attempt();
}
