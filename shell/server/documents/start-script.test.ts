// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { SCRIPTS_ELEMENT_ID, startScript } from './start-script.ts';

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => frames.push(work));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function paintFrame(): void {
  const due = frames;
  frames = [];
  for (const work of due) work(0);
}

/** A document whose scripts have not started, with or without a picture of the first screen. */
function open(picture: string): void {
  const list = JSON.stringify([{ src: '/assets/main.js', integrity: '', run: false }]);
  document.head.innerHTML = '';
  document.body.innerHTML = `${picture}<script type="application/json" id="${SCRIPTS_ELEMENT_ID}">${list}</script>`;
  new Function(startScript)();
}

const hasStarted = () => document.head.querySelector('[href="/assets/main.js"]') !== null;
const picture = () => document.querySelector('img');

const PICTURE = '<img src="/hero.avif" fetchpriority="high">';

it('starts the scripts of a page once its first picture is painted, not when it has only loaded', () => {
  open(PICTURE);
  picture()?.dispatchEvent(new Event('load'));
  expect(hasStarted()).toBe(false);
  paintFrame();
  expect(hasStarted()).toBe(false);
  paintFrame();
  expect(hasStarted()).toBe(true);
});

it('starts them after a second where nothing is painted, and at once where no picture comes', () => {
  open(PICTURE);
  vi.advanceTimersByTime(999);
  expect(hasStarted()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(hasStarted()).toBe(true);
  open(PICTURE);
  picture()?.dispatchEvent(new Event('error'));
  expect(hasStarted()).toBe(true);
  open('');
  expect(hasStarted()).toBe(true);
});
