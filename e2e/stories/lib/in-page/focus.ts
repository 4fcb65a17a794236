import { describeElement, isReachable, isShown } from './common.ts';
import { labelsOf } from './targets.ts';

/** Enough to see each kind of control of a story; items of a list are alike. */
const MAX_FOCUSED = 15;

function hasOutline(element: Element): boolean {
  // An SVG shape shows the focus by a stroke, since an outline does not follow its form.
  if (element instanceof SVGElement)
    return [...element.children].some((part) => getComputedStyle(part).stroke !== 'none');
  return ['', '::before', '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part || undefined);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
}

/** The ring may be on the control, its label, an element around it, or the mark beside it. */
function showsFocus(element: Element): boolean {
  const marks = [element, element.nextElementSibling, ...labelsOf(element)];
  for (let frame = element.parentElement; frame && marks.length < 9; frame = frame.parentElement) marks.push(frame);
  return marks.some((mark) => mark && hasOutline(mark));
}

/** Controls that do not show their focus. Forced colours remove shadows: only outlines count. */
export function findHiddenFocus(): string[] {
  const selector = 'button, a[href], input:not([type="hidden"]), select, textarea, summary, [tabindex]';
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.tabIndex >= 0 && isShown(element) && isReachable(element) && !element.matches(':disabled'),
  );
  return controls.slice(0, MAX_FOCUSED).flatMap((element) => {
    // Chromium has the option; TypeScript does not know it yet.
    element.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
    const isFine = document.activeElement !== element || showsFocus(element);
    element.blur();
    return isFine ? [] : [`focus is not seen: ${describeElement(element)}`];
  });
}
