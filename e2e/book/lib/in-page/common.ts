// Runs inside the page: these functions are handed over as text and know only each other (see index.ts).

/** How a person would find the element in the inspector. */
export function describeElement(element: Element): string {
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  const kind = element.getAttribute('role') ?? element.getAttribute('type') ?? '';
  const place = element.getAttribute('class')?.split(' ')[0];
  return `<${element.tagName.toLowerCase()}${kind && ` ${kind}`}${place ? ` .${place}` : ''}> “${name.slice(0, 40)}”`;
}

export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isVisible = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  return isVisible && width > 0 && height > 0 && element.closest('[inert], [aria-hidden="true"]') === null;
}

/** What is open on top of the page takes all clicks; what lies behind it is out of reach. */
export function isReachable(element: Element): boolean {
  const modals = [...document.querySelectorAll('dialog:modal, [role="dialog"][aria-modal="true"]')];
  const top = modals.filter(isShown).at(-1);
  return top === undefined || top.contains(element);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Resolves when fonts and pictures are there and drawn. */
export async function settle(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  // Another width asks for other files, from the next frame on.
  await nextFrame();
  await document.fonts.ready;
  // A broken picture is no reason to wait: the console tells of it.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await nextFrame();
}

/** Height of the page, a few frames later: what follows a change of size in steps has taken the next one. */
export async function restingHeight(): Promise<number> {
  await nextFrame();
  return document.documentElement.scrollHeight;
}

export function isTooWide(): string | undefined {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return undefined;
  const widest = [...document.querySelectorAll('body *')].find((element) => {
    const { left, right } = element.getBoundingClientRect();
    return isShown(element) && (right > page.clientWidth + 0.5 || left < -0.5);
  });
  const by = page.scrollWidth - page.clientWidth;
  return `scrolls sideways by ${by}px: ${widest ? describeElement(widest) : 'the page itself'}`;
}
