import { readStyleMarks, tidyBlocks } from '@aaram/shared-domain/content';
import { nestWordLists } from './word-lists.ts';

const own = { b: 'strong', strong: 'strong', i: 'em', em: 'em', s: 's', del: 's', strike: 's' } as const;
const isMark = (name: string): name is keyof typeof own => Object.hasOwn(own, name);

/** Makes elements of bold, italic and struck text that comes as styles, and takes those away that a style takes back. */
function markStyles(body: HTMLElement) {
  for (const element of body.querySelectorAll('[style]')) {
    const marks = readStyleMarks(element.getAttribute('style') ?? '');
    const name = isMark(element.localName) ? own[element.localName] : undefined;
    for (const mark of ['strong', 'em', 's'] as const) {
      if (marks[mark] === true && mark !== name) {
        const around = element.ownerDocument.createElement(mark);
        around.append(...element.childNodes);
        element.append(around);
      }
    }
    if (name !== undefined && marks[name] === false) {
      element.replaceWith(...element.childNodes);
    }
  }
}

/**
 * What the editor reads of pasted HTML: only what a post keeps, so that nothing is shown that is lost when it is saved.
 * Styles are read from their attributes, because the content security policy applies none. What was copied in the editor
 * itself stays as it is.
 */
export function cleanPaste(html: string): string {
  if (html.includes('data-pm-slice')) {
    return html;
  }
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll(
    'style, script, meta, link, title, template, noscript, textarea, select',
  )) {
    hidden.remove();
  }
  nestWordLists(body);
  markStyles(body);
  return tidyBlocks(body.innerHTML);
}
