import { describeElement, isReachable, isShown } from './common.ts';
import { labelsOf } from './targets.ts';

/** Enough to see each kind of control of a story; lists repeat themselves. */
const MOST_FOCUSED = 15;

function hasOutline(element: Element): boolean {
  // Drawings have no outline that follows their form: theirs is a stroke.
  if (element instanceof SVGElement)
    return [...element.children].some((part) => getComputedStyle(part).stroke !== 'none');
  return ['', '::before', '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part || undefined);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
}

/** The ring may be drawn around the control, its label, what frames it, or the mark beside it. */
function showsFocus(element: Element): boolean {
  const marks = [element, element.nextElementSibling, ...labelsOf(element)];
  for (let frame = element.parentElement; frame && marks.length < 9; frame = frame.parentElement) marks.push(frame);
  return marks.some((mark) => mark && hasOutline(mark));
}

/** Controls that do not show that they have the focus. Shadows are gone in forced colours: only outlines count. */
export function findHiddenFocus(): string[] {
  const selector = 'button, a[href], input:not([type="hidden"]), select, textarea, summary, [tabindex]';
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.tabIndex >= 0 && isShown(element) && isReachable(element) && !element.matches(':disabled'),
  );
  return controls.slice(0, MOST_FOCUSED).flatMap((element) => {
    // The option exists in Chromium, and not yet in TypeScript.
    element.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
    const isFine = document.activeElement !== element || showsFocus(element);
    element.blur();
    return isFine ? [] : [`focus is not seen: ${describeElement(element)}`];
  });
}
