import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { Children, type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { IconChevronLeft, IconChevronRight, IconPause, IconPlay } from '#icon/index.ts';
import { IconButton } from '#icon-button/index.ts';
import { cx } from '#lib/cx.ts';
import { useDirection } from '#lib/use-direction.ts';
import * as texts from '#texts/carousel.ts';
import styles from './carousel.module.css';

/** With this many slides left before the end, more are requested. */
const NEAR_END = 6;

type Count = 1 | 2 | 3 | 4 | 5 | 6;

/** Number of slides side by side: from 0, 480, 768 and 1024 px. */
export type SlidesPerView = {
  base: Count;
  sm?: Count | undefined;
  md?: Count | undefined;
  lg?: Count | undefined;
};

export type CarouselProps = ComponentProps<'section'> & {
  label: string;
  /** @default { base: 1 } */
  slidesPerView?: SlidesPerView | undefined;
  /** `sm` is 8 px between slides, 10 from 640 px and 12 from 1024 px; `md` is 20 px. @default 'sm' */
  gap?: 'sm' | 'md' | undefined;
  /** Milliseconds between moves. Stops for good once the visitor interacts; off with reduced motion. */
  autoplayMs?: number | undefined;
  /** Continues with the first slide after the last. @default true with autoplay */
  loop?: boolean | undefined;
  /** Called on each move that leaves few slides ahead, for lists that can load more. */
  onNearEnd?: (() => void) | undefined;
};

function wantsStillness(): boolean {
  // Missing on the server, where nothing moves either.
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}

/** A row of slides to swipe, drag or step through. */
export function Carousel(props: CarouselProps) {
  const { label, slidesPerView = { base: 1 }, gap = 'sm', autoplayMs, loop, onNearEnd, ...rest } = props;
  const { className, children, ...native } = rest;
  const [track, setTrack] = useState<HTMLElement | null>(null);
  const direction = useDirection(track);
  const [autoplay] = useState(() => ({
    delay: autoplayMs ?? 0,
    stopOnInteraction: true,
    stopOnMouseEnter: true,
    stopOnFocusIn: true,
    playOnInit: true,
  }));
  // New slides or a new width restart the carousel; stopped autoplay must stay stopped.
  const keepStopped: (begun: NonNullable<Embla>) => boolean = (begun) => {
    autoplay.playOnInit = begun.plugins().autoplay?.isPlaying() ?? true;
    return true;
  };
  const [viewportRef, embla] = useEmblaCarousel(
    {
      align: 'start',
      direction,
      loop: loop ?? Boolean(autoplayMs),
      slidesToScroll: 1,
      watchSlides: keepStopped,
      watchResize: keepStopped,
    },
    autoplayMs && !wantsStillness() ? [Autoplay(autoplay)] : [],
  );
  useNearEnd(embla, onNearEnd);
  const state = useCarouselState(embla);
  const slides = Children.toArray(children);

  return (
    <section
      aria-roledescription={texts.carousel}
      aria-label={label}
      {...native}
      className={cx(styles.carousel, className)}
    >
      <div ref={viewportRef} className={styles.viewport}>
        <ul
          ref={setTrack}
          className={styles.track}
          data-gap={gap}
          data-base={slidesPerView.base}
          data-sm={slidesPerView.sm}
          data-md={slidesPerView.md}
          data-lg={slidesPerView.lg}
          // While it moves by itself or grows, announcements would never end.
          aria-live={state.playing || onNearEnd ? 'off' : 'polite'}
        >
          {slides.map((slide, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order
              key={index}
              className={styles.slide}
              aria-label={texts.slideOf(index + 1, slides.length)}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {state.canMove ? <Controls embla={embla} state={state} /> : null}
    </section>
  );
}

type Embla = ReturnType<typeof useEmblaCarousel>[1];

/** The arrows, and the button that plays and pauses. */
function Controls({ embla, state }: { embla: Embla; state: ReturnType<typeof useCarouselState> }) {
  // The arrows are outside the element that the plugin watches, but pressing one must stop autoplay too.
  function step(direction: 'scrollPrev' | 'scrollNext') {
    embla?.plugins().autoplay?.stop();
    embla?.[direction](wantsStillness());
  }
  function togglePlay() {
    const autoplay = embla?.plugins().autoplay;
    if (state.playing) {
      autoplay?.stop();
    } else {
      autoplay?.play();
    }
  }
  return (
    <div className={styles.controls}>
      {state.hasAutoplay ? (
        <IconButton label={state.playing ? texts.pauseSlides : texts.playSlides} tone="image" onClick={togglePlay}>
          {state.playing ? <IconPause size={18} /> : <IconPlay size={18} />}
        </IconButton>
      ) : null}
      <IconButton label={texts.previous} tone="image" disabled={!state.canGoBack} onClick={() => step('scrollPrev')}>
        <IconChevronLeft />
      </IconButton>
      <IconButton label={texts.next} tone="image" disabled={!state.canGoOn} onClick={() => step('scrollNext')}>
        <IconChevronRight />
      </IconButton>
    </div>
  );
}

function useNearEnd(embla: Embla, onNearEnd: (() => void) | undefined) {
  const tell = useEffectEvent(() => {
    if (embla && embla.scrollSnapList().length - embla.selectedScrollSnap() <= NEAR_END) {
      onNearEnd?.();
    }
  });
  useEffect(() => {
    const note = () => tell();
    embla?.on('select', note);
    return () => void embla?.off('select', note);
  }, [embla]);
}

const still = { canMove: false, canGoBack: false, canGoOn: false, playing: false, hasAutoplay: false };

function useCarouselState(embla: Embla) {
  const [state, setState] = useState(still);
  useEffect(() => {
    if (!embla) {
      return;
    }
    function read() {
      if (!embla) {
        return;
      }
      const autoplay = embla.plugins().autoplay;
      setState({
        canMove: embla.canScrollPrev() || embla.canScrollNext(),
        canGoBack: embla.canScrollPrev(),
        canGoOn: embla.canScrollNext(),
        playing: autoplay?.isPlaying() ?? false,
        hasAutoplay: autoplay !== undefined,
      });
    }
    read();
    const events = ['select', 'reInit', 'autoplay:play', 'autoplay:stop'] as const;
    for (const event of events) {
      embla.on(event, read);
    }
    return () => {
      for (const event of events) {
        embla.off(event, read);
      }
    };
  }, [embla]);
  return state;
}
