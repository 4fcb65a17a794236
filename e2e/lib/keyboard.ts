import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const MOST_STOPS = 200;

/** What has the focus, when nothing on it or closely around it shows that it has. */
function describeHiddenFocus(): string | null {
  const focused = document.activeElement;
  // A frame shows the focus inside itself.
  if (!(focused instanceof HTMLElement) || focused === document.body || focused instanceof HTMLIFrameElement) {
    return null;
  }
  // A card's link is stretched over the card by its ::after, which then carries the outline.
  const isOutlined = (element: Element) =>
    [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
  // A radio button in a card, a field in its box or a product's link is shown by what surrounds it.
  const around: Element[] = focused.nextElementSibling ? [focused.nextElementSibling] : [];
  for (let one: Element | null = focused; one && around.length < 7; one = one.parentElement) {
    around.push(one);
  }
  return around.some(isOutlined) ? null : focused.outerHTML.slice(0, 160);
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Goes from stop to stop with Tab, or backwards, until the focus is on the target; it must be seen at every stop. */
export async function tabTo(page: Page, target: Locator, { back = false } = {}): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let stops = 0; !(await hasFocus(target)); stops += 1) {
    if (stops >= MOST_STOPS) {
      throw new Error(`${target} cannot be reached with ${back ? 'Shift+Tab' : 'Tab'}.`);
    }
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    expect(await page.evaluate(describeHiddenFocus), 'focus that nobody sees').toBeNull();
  }
}

/** Reaches something and presses a key on it. */
export async function tabAndPress(
  page: Page,
  target: Locator,
  key: string,
  direction = { back: false },
): Promise<void> {
  await tabTo(page, target, direction);
  await page.keyboard.press(key);
}
