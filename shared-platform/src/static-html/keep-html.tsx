import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useNearViewport } from './use-near-viewport.ts';

const isBrowser = !!process.env.BROWSER_BUILD;
const never = () => () => {};
const nowhere = { current: null };
const focusable = 'a, button, select, [tabindex]';

/** A part of a page with its code in a file of its own. */
export type StaticPart<Props> = { Lazy: ComponentType<Props>; load: () => Promise<void>; early?: ComponentType<Props> };

/** The server loads a part beforehand, so that it is in the first bytes of the document. */
export function keptPart<Props>(load: () => Promise<ComponentType<Props>>): StaticPart<Props> {
  const part: StaticPart<Props> = {
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
  part: StaticPart<Props>;
  props: Props;
  /** The code does load when somebody comes near the part, which then does more than its HTML. */
  wakes?: boolean | undefined;
  className?: string | undefined;
};

/** Follows the links of static HTML in the router, as its code would: a page of this store without loading a document. */
function useLinksOf(area: RefObject<HTMLElement | null>, isStatic: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    const element = isStatic ? area.current : null;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (link && isPlain && !event.defaultPrevented && !link.target && link.origin === location.origin) {
        event.preventDefault();
        void navigate(link.pathname + link.search + link.hash);
      }
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [area, isStatic, navigate]);
}

/**
 * A part of a page that works without script. Where the server has drawn the page, its HTML stays and the code of the
 * part is never loaded; where the browser draws the page itself, the code is loaded then. The page that uses it imports
 * the styles of the part, so that they are in its document. `className` is that of the box around the part.
 */
export function KeepHtml<Props extends object>({ part, props, wakes = false, className }: KeepHtmlProps<Props>) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => isBrowser,
  );
  const [isStatic, setIsStatic] = useState(isHydrating);
  const area = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const focusAt = useRef(-1);
  const isNear = useNearViewport(wakes ? area : nowhere);
  useEffect(() => {
    if (wakes && isStatic && isNear) {
      // Without its code the HTML stays as it is.
      part.load().then(
        () => {
          const all = [...(area.current?.querySelectorAll(focusable) ?? [])];
          focusAt.current = all.findIndex((element) => element === document.activeElement);
          setIsStatic(false);
        },
        () => {},
      );
    }
  }, [wakes, isStatic, isNear, part]);
  useLayoutEffect(() => {
    // The same element of the new HTML: who had the focus keeps it.
    const element = isStatic ? undefined : drawn.current?.querySelectorAll<HTMLElement>(focusable)[focusAt.current];
    focusAt.current = -1;
    element?.focus({ preventScroll: true });
  }, [isStatic]);
  useLinksOf(area, isStatic);
  const Drawn: ComponentType<Props> = part.early ?? part.Lazy;
  return isStatic ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what the server wrote stays
    <div ref={area} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div ref={drawn} className={className}>
      <Suspense>
        <Drawn {...props} />
      </Suspense>
    </div>
  );
}
