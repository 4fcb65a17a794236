import { describeElement, isReachable, isShown } from './common.ts';

/** Side of the smallest target for a finger, px, less half a pixel for rounding in the layout. */
const FINGER_PX = 44 - 0.5;

export function labelsOf(element: Element): Element[] {
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const around = element.closest('label');
  return around && !labels.includes(around) ? [...labels, around] : labels;
}

/** Links within a sentence may be only as high as its lines (WCAG 2.5.8, "inline"). */
function isInText(element: Element): boolean {
  if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
  return [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 0,
  );
}

/** Whether a touch at the point reaches the element, a child, or its label. Pseudo-elements count too. */
function isHit(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (!hit) return false;
  if (element.contains(hit)) return true;
  const isLabel = labelsOf(element).some((label) => label.contains(hit));
  return isLabel && hit.closest('button, a[href], [role="button"]') === null;
}

/** How many pixels from the point in one direction still reach the element. */
function reach(element: Element, x: number, y: number, step: { x: number; y: number }): number {
  let far = 0;
  while (far < FINGER_PX && isHit(element, x + step.x * (far + 1), y + step.y * (far + 1))) far += 1;
  return far;
}

/** Width and height of what a finger can hit, measured along a cross through the middle. */
function measureTarget(element: Element): { width: number; height: number } | undefined {
  for (const candidate of [element, ...labelsOf(element)]) {
    const box = candidate.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    if (!isHit(element, x, y)) continue;
    const left = reach(element, x, y, { x: -1, y: 0 });
    const right = reach(element, x, y, { x: 1, y: 0 });
    const up = reach(element, x, y, { x: 0, y: -1 });
    const down = reach(element, x, y, { x: 0, y: 1 });
    // The middle pixel itself, and rounding at both ends.
    return { width: Math.max(left + right + 1, box.width), height: Math.max(up + down + 1, box.height) };
  }
  return undefined;
}

/** Controls that are smaller than a fingertip. */
export function findSmallTargets(): string[] {
  const roles = ['button', 'tab', 'menuitem', 'option', 'radio', 'checkbox', 'switch', 'slider'];
  const selector = `button, a[href], input:not([type="hidden"]), select, textarea, summary, ${roles
    .map((role) => `[role="${role}"]`)
    .join(', ')}`;
  const found: string[] = [];
  for (const element of document.querySelectorAll(selector)) {
    if (!isShown(element) || !isReachable(element) || element.matches(':disabled') || isInText(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width >= FINGER_PX && box.height >= FINGER_PX) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const size = measureTarget(element);
    if (!size || (size.width >= FINGER_PX && size.height >= FINGER_PX)) continue;
    found.push(`target of ${Math.round(size.width)} x ${Math.round(size.height)}px: ${describeElement(element)}`);
  }
  return found;
}
