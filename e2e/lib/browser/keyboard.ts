import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const MAX_STOPS = 200;

/** Describes the focused element when neither it nor anything close around it shows the focus. */
function describeHiddenFocus(): string | null {
  const focused = document.activeElement;
  // A frame shows the focus inside itself.
  if (!(focused instanceof HTMLElement) || focused === document.body || focused instanceof HTMLIFrameElement) {
    return null;
  }
  // A card's link covers the card with its ::after, which then carries the outline.
  const isOutlined = (element: Element) =>
    [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
  // What surrounds a radio button in a card, a field in its box or a product's link shows its focus.
  const around: Element[] = focused.nextElementSibling ? [focused.nextElementSibling] : [];
  for (let one: Element | null = focused; one && around.length < 7; one = one.parentElement) {
    around.push(one);
  }
  return around.some(isOutlined) ? null : focused.outerHTML.slice(0, 160);
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab, or Shift+Tab, until the target has the focus; throws when a stop on the way does not show it. */
export async function tabTo(page: Page, target: Locator, { back = false } = {}): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let stops = 0; !(await hasFocus(target)); stops += 1) {
    if (stops >= MAX_STOPS) {
      throw new Error(`${target} cannot be reached with ${back ? 'Shift+Tab' : 'Tab'}.`);
    }
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    expect(await page.evaluate(describeHiddenFocus), 'focus that is not visible').toBeNull();
  }
}

export async function tabAndPress(
  page: Page,
  target: Locator,
  key: string,
  direction = { back: false },
): Promise<void> {
  await tabTo(page, target, direction);
  await page.keyboard.press(key);
}
