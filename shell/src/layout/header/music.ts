import { findLine } from '#lib/find-line.ts';
import { idle } from '#lib/idle.ts';
import type { MusicPlayer } from './music-player.ts';

/** The visitor's choice, stored in this browser: 'off' after switching it off, 'on' after switching it on again. */
const KEY = 'music';

let isOn = false;
let player: Promise<MusicPlayer> | undefined;
let cancelFirstTouch = () => {};
const listeners = new Set<() => void>();

function setOn(next: boolean) {
  isOn = next;
  for (const listener of listeners) {
    listener();
  }
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(choice: 'on' | 'off') {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

/** The player and its file are loaded at the first start. */
async function loadPlayer(): Promise<MusicPlayer> {
  player ??= import(/* webpackChunkName: "first-use" */ './music-player.ts').then(
    (module) => module.createMusicPlayer(),
    (error) => {
      player = undefined;
      throw error;
    },
  );
  return player;
}

async function start() {
  setOn(true);
  try {
    const loaded = isOn ? await loadPlayer() : undefined;
    if (loaded && isOn) {
      await loaded.play();
    }
  } catch (error) {
    // A blocked start or a missing file is logged only (product-rules.md#music). The next press tries again.
    console.warn('The theme music did not start.', error);
    stop();
  }
}

function stop() {
  setOn(false);
  void player?.then((loaded) => loaded.pause()).catch(() => undefined);
}

/** Marks the toggle: a click on it is not "a click anywhere". */
export const MUSIC_TOGGLE = 'data-music-toggle';

/**
 * Starts the music with the first click or touch anywhere, unless the visitor switched it off before or saves data. It
 * mostly opens a page as well, which comes first. Returns the function that cancels this.
 */
function startOnFirstTouch(): () => void {
  let isCancelled = false;
  const disarm = () => {
    document.removeEventListener('click', begin, true);
    document.removeEventListener('touchend', begin, true);
  };
  async function begin(event: Event) {
    disarm();
    const isToggle = event.target instanceof Element && event.target.closest(`[${MUSIC_TOGGLE}]`) !== null;
    if (!isToggle) {
      await idle();
      if (!isCancelled) void start();
    }
  }
  document.addEventListener('click', begin, true);
  document.addEventListener('touchend', begin, true);
  return () => {
    isCancelled = true;
    disarm();
  };
}

/** The theme music of the page: whether it is on, and how to switch it. One per page. */
export const music = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  isOn: () => isOn,
  toggle: () => {
    cancelFirstTouch();
    remember(isOn ? 'off' : 'on');
    return isOn ? stop() : void start();
  },
  /** Active while the toggle is on the page: no sound may play without a way to stop it (WCAG 1.4.2). */
  attach: (): (() => void) => {
    const canStart = !isOn && readChoice() !== 'off' && !findLine().saveData;
    if (canStart) {
      cancelFirstTouch = startOnFirstTouch();
    }
    if (isOn) {
      void start();
    }
    return () => {
      cancelFirstTouch();
      void player?.then((loaded) => loaded.pause()).catch(() => undefined);
    };
  },
};
