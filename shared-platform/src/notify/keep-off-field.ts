/** As far down as one toast at the upper edge reaches, and a little more (px). */
const REACH_PX = 96;
const GAP_PX = 8;
const typedIn = 'textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=range])';

/**
 * Tells toasts, through `--below-field` (px from the upper edge), to stay off the field that is being typed in. What
 * they look like is the host's; on wide screens nothing is typed where they are.
 */
export function keepOffField(host: HTMLElement): void {
  const field = document.activeElement?.closest(typedIn);
  const box = field?.getBoundingClientRect();
  if (box && box.top < REACH_PX && box.bottom > 0) {
    host.style.setProperty('--below-field', `${Math.round(box.bottom) + GAP_PX}px`);
  } else {
    host.style.removeProperty('--below-field');
  }
}
