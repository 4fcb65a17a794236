import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styles from './keep-html.module.css';
import { useNearViewport } from './use-near-viewport.ts';

const isBrowser = !!process.env.BROWSER_BUILD;
const never = () => () => {};
const nowhere = { current: null };
const focusable = 'a, button, select, [tabindex]';

/** A part of a page with its code in a file of its own. */
type Part<Props> = { Lazy: ComponentType<Props>; load: () => Promise<void>; early?: ComponentType<Props> };

/** The server loads a part beforehand, so that it is in the first bytes of the document. */
export function keptPart<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const part: Part<Props> = {
    Lazy: lazy(async () => ({ default: await load() })),
    async load() {
      part.early = await load();
    },
  };
  if (!isBrowser) {
    void part.load();
  }
  return part;
}

type KeepHtmlProps<Props> = {
  part: Part<Props>;
  props: Props;
  /** The code does load when somebody comes near the part, which then does more than its HTML. */
  wakes?: boolean | undefined;
};

/**
 * A part of a page that works without script. Where the server has drawn the page, its HTML stays and the code of the
 * part is never loaded; where the browser draws the page itself, the code is loaded then. The page that uses it imports
 * the styles of the part, so that they are in its document.
 */
export function KeepHtml<Props extends object>({ part, props, wakes = false }: KeepHtmlProps<Props>) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => isBrowser,
  );
  const [isKept, setIsKept] = useState(isHydrating);
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const focusAt = useRef(-1);
  const isNear = useNearViewport(wakes ? place : nowhere);
  useEffect(() => {
    if (wakes && isKept && isNear) {
      // Without its code the HTML stays as it is.
      part.load().then(
        () => {
          const all = [...(place.current?.querySelectorAll(focusable) ?? [])];
          focusAt.current = all.findIndex((element) => element === document.activeElement);
          setIsKept(false);
        },
        () => {},
      );
    }
  }, [wakes, isKept, isNear, part]);
  useLayoutEffect(() => {
    // The same element of the new HTML: who had the focus keeps it.
    const element = isKept ? undefined : drawn.current?.querySelectorAll<HTMLElement>(focusable)[focusAt.current];
    focusAt.current = -1;
    element?.focus({ preventScroll: true });
  }, [isKept]);
  const className = wakes ? undefined : styles.kept;
  const Drawn: ComponentType<Props> = part.early ?? part.Lazy;
  return isKept ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what the server wrote stays
    <div ref={place} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div ref={drawn} className={className}>
      <Suspense>
        <Drawn {...props} />
      </Suspense>
    </div>
  );
}
