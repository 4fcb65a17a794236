const sign = /^\s*(?:[·•\u25aa\u00a7o–-]|[([]?(?:\d{1,3}|[a-z]|[ivx]{1,6})[.)])[\s\u00a0]+/iu;
const number = /^\s*[([]?(\d{1,3}|[a-z]|[ivx]{1,6})[.)]/i;

const styleOf = (element: Element) => element.getAttribute('style') ?? '';
const isItem = (element: Element | null): element is HTMLElement =>
  element !== null && (/^MsoListParagraph/.test(element.className) || /mso-list:\s*l\d/i.test(styleOf(element)));

/** The sign before an item, which is taken away: a list has its own. */
function takeSign(item: HTMLElement): string {
  const marked = [...item.querySelectorAll('[style]')].find((one) => /mso-list:\s*ignore/i.test(styleOf(one)));
  if (marked !== undefined) {
    marked.remove();
    return `${marked.textContent} `;
  }
  const [found = ''] = sign.exec(item.textContent) ?? [];
  const first = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode();
  if (found !== '' && first?.nodeValue?.startsWith(found)) {
    first.nodeValue = first.nodeValue.slice(found.length);
  }
  return found;
}

function makeList(document: Document, itemSign: string): HTMLElement {
  const [, count] = number.exec(itemSign) ?? [];
  const list = document.createElement(count === undefined ? 'ul' : 'ol');
  if (count !== undefined && Number(count) > 1) {
    list.setAttribute('start', count);
  }
  return list;
}

/** A list of the items from the first one on, each at its level. */
function readList(first: HTMLElement): HTMLElement | undefined {
  const open: { list: HTMLElement; level: number }[] = [];
  for (let item: Element | null = first; isItem(item); ) {
    const next: Element | null = item.nextElementSibling;
    const level = Number(/level(\d)/i.exec(styleOf(item))?.[1] ?? 1);
    const itemSign = takeSign(item);
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) {
      open.pop();
    }
    const last = open.at(-1);
    if (last === undefined || last.level < level) {
      const list = makeList(item.ownerDocument, itemSign);
      last?.list.lastElementChild?.append(list);
      open.push({ list, level });
    }
    const entry = item.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    open.at(-1)?.list.append(entry);
    if (item !== first) {
      item.remove();
    }
    item = next;
  }
  return open[0]?.list;
}

/** Makes lists of the paragraphs as which Word writes them, with signs as text. */
export function nestWordLists(body: HTMLElement) {
  for (const element of body.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6')) {
    if (element.isConnected && isItem(element)) {
      const list = readList(element);
      if (list !== undefined) {
        element.replaceWith(list);
      }
    }
  }
}
