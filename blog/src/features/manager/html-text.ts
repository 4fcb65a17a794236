/** The words of a post's HTML, a line for each paragraph, heading and entry of a list. */
export function textOfHtml(html: string): string {
  const document = new DOMParser().parseFromString(html, 'text/html');
  for (const block of document.body.querySelectorAll('p, h2, h3, li, blockquote, br')) {
    block.append('\n');
  }
  return (document.body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
