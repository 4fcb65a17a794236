import type { MusicPlayer } from './music-player.ts';

/** The visitor's choice, kept in this browser: 'off' once it was switched off, 'on' once it was switched on again. */
const KEY = 'music';

let isOn = false;
let player: Promise<MusicPlayer> | undefined;
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
    // Without storage the choice lasts as long as the page.
  }
}

/** The player and its file are loaded when somebody first wants to hear it. */
async function loadPlayer(): Promise<MusicPlayer> {
  player ??= import(/* webpackChunkName: "music" */ './music-player.ts').then((module) => module.createMusicPlayer());
  return player;
}

async function start() {
  setOn(true);
  try {
    const loaded = await loadPlayer();
    if (isOn) {
      await loaded.play();
    }
  } catch (error) {
    // A blocked start or a missing file is logged only (product-rules.md#music). The next press tries again.
    console.warn('The theme music did not start.', error);
    player = undefined;
    setOn(false);
  }
}

function stop() {
  setOn(false);
  void player?.then((loaded) => loaded.pause()).catch(() => undefined);
}

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/** Marks the toggle, whose own click is not "a click anywhere". */
export const MUSIC_TOGGLE = 'data-music-toggle';

/**
 * Starts the music with the first click or touch anywhere, unless the visitor switched it off before or saves data.
 * Answers the function that takes the waiting back.
 */
function startOnFirstTouch(): () => void {
  const disarm = () => {
    document.removeEventListener('click', begin, true);
    document.removeEventListener('touchend', begin, true);
  };
  function begin(event: Event) {
    disarm();
    const isToggle = event.target instanceof Element && event.target.closest(`[${MUSIC_TOGGLE}]`) !== null;
    if (!isToggle) {
      void start();
    }
  }
  document.addEventListener('click', begin, true);
  document.addEventListener('touchend', begin, true);
  return disarm;
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
    remember(isOn ? 'off' : 'on');
    return isOn ? stop() : void start();
  },
  /** For the time its toggle is on the page: nothing may sound where there is no way to stop it (WCAG 1.4.2). */
  attach: (): (() => void) => {
    const canStart = !isOn && readChoice() !== 'off' && !savesData();
    const disarm = canStart ? startOnFirstTouch() : undefined;
    if (isOn) {
      void start();
    }
    return () => {
      disarm?.();
      void player?.then((loaded) => loaded.pause()).catch(() => undefined);
    };
  },
};
