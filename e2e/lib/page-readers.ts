/** Documents that were read, and what was wrong with any of them or with the files they name. */
export type PagesRead = { documents: number; files: number; failures: string[] };

const FILES = /"(?:https?:\/\/[^/"]+)?(\/(?:releases|assets)\/[^"]+\.(?:js|css))"/g;

/** Keeps `count` readers busy with these pages and their files until `stop`, as browsers without a cache would. */
export function startPageReaders(shopUrl: string, paths: readonly string[], count: number) {
  const counted: PagesRead = { documents: 0, files: 0, failures: [] };
  let over = false;

  async function get(path: string): Promise<string> {
    const response = await fetch(`${shopUrl}${path}`);
    const text = await response.text();
    if (response.status !== 200 || text === '') {
      counted.failures.push(`${path} was answered ${response.status}`);
    }
    return text;
  }

  async function readOn(first: number) {
    for (let turn = first; !over; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      try {
        const text = await get(path);
        counted.documents += 1;
        if (!text.includes('</html>')) {
          counted.failures.push(`${path} is not whole`);
        }
        for (const file of new Set([...text.matchAll(FILES)].map(([, name = '']) => name))) {
          await get(file);
          counted.files += 1;
        }
      } catch (error) {
        counted.failures.push(`${path}: ${String(error)}`);
      }
    }
  }
  const readers = Array.from({ length: count }, (_, index) => readOn(index));
  return {
    counted,
    stop: async () => {
      over = true;
      await Promise.all(readers);
    },
  };
}
