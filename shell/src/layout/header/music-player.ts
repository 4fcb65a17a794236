/** Volume of the loop, 0 to 1. */
const VOLUME = 0.35;
const FADE_S = 0.4;
/** Browsers leave `resume()` pending forever when they block sound. */
const RESUME_TIMEOUT_MS = 1500;

const OPUS = '/static-public/theme.opus';
/** For browsers that decode no Opus in Ogg (Safari before 18.4): one channel at 40 kbit/s, of exactly the same length. */
const MP3 = '/static-public/theme.mp3';

export type MusicPlayer = {
  /** Fades in. Throws when the browser blocks sound or the file cannot be loaded. */
  play: () => Promise<void>;
  /** Fades out and suspends the audio. */
  pause: () => void;
};

async function fetchLoop(context: AudioContext, url: string): Promise<AudioBuffer> {
  // Low priority: the visitor's click usually opens a page as well, and that loads first.
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}`);
  }
  return context.decodeAudioData(await response.arrayBuffer());
}

async function resume(context: AudioContext) {
  const timeout = new Promise((resolve) => setTimeout(resolve, RESUME_TIMEOUT_MS));
  await Promise.race([context.resume(), timeout]);
  if (context.state !== 'running') {
    throw new Error('the browser blocked it');
  }
}

/** Plays the theme as one seamless loop. An audio element would leave a gap between repeats. */
export function createMusicPlayer(): MusicPlayer {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.gain.value = 0;
  gain.connect(context.destination);
  let loop: Promise<AudioBufferSourceNode> | undefined;
  let isWanted = false;

  const fadeTo = (volume: number) => {
    const now = context.currentTime;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setValueAtTime(gain.gain.value, now);
    gain.gain.linearRampToValueAtTime(volume, now + FADE_S);
  };

  async function startLoop() {
    const buffer = await fetchLoop(context, OPUS).catch(() => fetchLoop(context, MP3));
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    source.connect(gain);
    source.start();
    return source;
  }

  const rest = () => {
    fadeTo(0);
    setTimeout(() => isWanted || void context.suspend(), FADE_S * 1000 + 50);
  };

  document.addEventListener('visibilitychange', () => {
    if (isWanted) {
      void (document.hidden ? context.suspend() : context.resume());
    }
  });

  return {
    async play() {
      isWanted = true;
      await resume(context);
      loop ??= startLoop();
      await loop.catch((error: unknown) => {
        loop = undefined;
        throw error;
      });
      if (isWanted) {
        fadeTo(VOLUME);
      }
    },
    pause() {
      isWanted = false;
      rest();
    },
  };
}
