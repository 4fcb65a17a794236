/** Whether a browser's router could read it. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * An address whose path breaks off in the middle of a letter (`/men/%E0%A4%A`) is read as it is spelt, as browsers do:
 * it leads to a page that says that nothing is there, and not to a line for machines. Calls of the API stay as they are.
 */
export function mendPath(url: string): string {
  const [path = '', ...search] = url.split('?');
  if (path.startsWith('/api/') || isReadable(path)) {
    return url;
  }
  return [path.replaceAll('%', '%25'), ...search].join('?');
}
