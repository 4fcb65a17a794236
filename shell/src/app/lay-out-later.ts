import { idle } from '#lib/idle.ts';

/** About as many elements as are laid out in a tenth of a second on a slow phone. */
const ELEMENTS_AT_ONCE = 150;

/** Once the first page works: has the parts below the first screen laid out, one after the other. */
export async function layOutLater(): Promise<void> {
  await idle();
  let elements = 0;
  for (const part of document.querySelectorAll('[data-later]')) {
    if (elements > ELEMENTS_AT_ONCE) {
      await idle();
      elements = 0;
    }
    part.removeAttribute('data-later');
    elements += part.getElementsByTagName('*').length;
  }
  document.documentElement.dataset.settled = '';
}
