import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** The Storybook must work from any folder of any server, so the tests never serve it from the root. */
const FOLDER = '/some/folder/';

/** A cross on the picture's background: shows its shape, its position and its crop. */
function drawPicture([, width, height, colour]: string[]): string {
  const cross = `<path d="M0 0L${width} ${height}M0 ${height}L${width} 0" stroke="#888" stroke-width="4"/>`;
  const ground = `<path d="M0 0H${width}V${height}H0Z" fill="#${colour}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${cross}</svg>`;
}

/**
 * Serves a folder like the simplest static server. Resolves to its URL, which ends with a slash. With `isDrawn`
 * drawings replace the photographs: quick to decode, the same in every browser, small to keep.
 */
export async function serveStorybook(
  folder: string,
  { isDrawn = false } = {},
): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://storybook').pathname);
    const inside = path.startsWith(FOLDER) ? normalize(path.slice(FOLDER.length)) : '..';
    const file = join(folder, inside === '.' || inside === '' ? 'index.html' : inside);
    if (inside.startsWith('..') || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    const drawing = /\/media\/[^/]*_(\d+)x(\d+)_([0-9a-f]{6})\//.exec(path);
    if (isDrawn && drawing) {
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600, immutable' });
      response.end(drawPicture(drawing));
      return;
    }
    const isFresh = /\.[0-9a-f]{8,}\.|\/sb-|media\//.test(file);
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': isFresh ? 'public, max-age=3600, immutable' : 'no-cache',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}${FOLDER}`, stop };
}
