import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PostGallery } from './post-gallery.tsx';

let showUp: () => void;
let prefersLessMotion = false;

beforeEach(() => {
  vi.useFakeTimers();
  prefersLessMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        showUp = () => act(() => report([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pictures = ['one', 'two', 'three'].map((name) => `/media/${name}_750x1000_aabbcc/750.webp`);
const open = () => render(<PostGallery title="A dress" pictures={pictures} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const counter = () => screen.getByText(/^Image \d of \d$/).textContent;

describe('the gallery', () => {
  // rules: post-gallery
  it('counts, and stays between the first and the last image', () => {
    open();
    expect(counter()).toBe('Image 1 of 3');
    press('Previous image');
    expect(counter()).toBe('Image 1 of 3');
    for (let times = 0; times < 5; times += 1) {
      press('Next image');
    }
    expect(counter()).toBe('Image 3 of 3');
  });

  it('goes on every 4000 ms while it is in view, up to the last image', () => {
    open();
    wait(4000);
    expect(counter()).toBe('Image 1 of 3');
    showUp();
    wait(3999);
    expect(counter()).toBe('Image 1 of 3');
    wait(1);
    expect(counter()).toBe('Image 2 of 3');
    wait(20_000);
    expect(counter()).toBe('Image 3 of 3');
  });

  it('stops playing at the first interaction', () => {
    open();
    showUp();
    press('Next image');
    wait(20_000);
    expect(counter()).toBe('Image 2 of 3');
  });

  it('can be paused and played', () => {
    open();
    showUp();
    press('Pause the pictures');
    wait(8000);
    expect(counter()).toBe('Image 1 of 3');
    press('Play the pictures');
    wait(4000);
    expect(counter()).toBe('Image 2 of 3');
  });

  it('does not move by itself for those who asked for less motion', () => {
    prefersLessMotion = true;
    open();
    showUp();
    wait(20_000);
    expect(counter()).toBe('Image 1 of 3');
  });

  it('hides every image but the one shown from screen readers', () => {
    open();
    press('Show image 2');
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['A dress, image 2']);
  });
});
