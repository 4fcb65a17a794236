/** Whether a browser's router could decode it. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Escapes the `%` in a path that cannot be decoded (`/men/%E0%A4%A`), because browsers read it literally too. The
 * address then leads to the not-found page instead of a bare error response. API calls stay as they are.
 */
export function mendPath(url: string): string {
  const [path = '', ...search] = url.split('?');
  if (path.startsWith('/api/') || isReadable(path)) {
    return url;
  }
  return [path.replaceAll('%', '%25'), ...search].join('?');
}
