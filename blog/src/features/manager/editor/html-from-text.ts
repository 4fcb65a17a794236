const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as the editor's HTML: a paragraph for each line, '' for blank text. */
export function htmlFromText(text: string): string {
  if (text.trim() === '') {
    return '';
  }
  const safe = text.replace(/[&<>]/g, (sign) => names[sign] ?? sign);
  return safe
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');
}
