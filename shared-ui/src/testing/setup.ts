import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom lacks these; the carousel and the pop-ups need them on mount.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoObserver;
globalThis.IntersectionObserver ??= NoObserver as unknown as typeof IntersectionObserver;
globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
})) as unknown as typeof matchMedia;

// jsdom has no addresses for files, and vitest's own stand-in reads files of an older jsdom.
let files = 0;
URL.createObjectURL = () => {
  files += 1;
  return `blob:http://localhost/${files}`;
};
URL.revokeObjectURL = () => {};

afterEach(cleanup);
