import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import styles from './keep-html.module.css';

const isBrowser = !!process.env.BROWSER_BUILD;
const never = () => () => {};

/** A part of a page with its code in a file of its own. */
type Part<Props> = { Lazy: ComponentType<Props>; early?: ComponentType<Props> };

/** The server loads a part beforehand, so that it is in the first bytes of the document. */
export function keptPart<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const part: Part<Props> = { Lazy: lazy(async () => ({ default: await load() })) };
  if (!isBrowser) {
    void load().then((component) => {
      part.early = component;
    });
  }
  return part;
}

/**
 * A part of a page that works without script. Where the server has drawn the page, its HTML stays and the code of the
 * part is never loaded; where the browser draws the page itself, the code is loaded then. The page that uses it imports
 * the styles of the part, so that they are in its document.
 */
export function KeepHtml<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => isBrowser,
  );
  const [isKept] = useState(isHydrating);
  const Drawn: ComponentType<Props> = part.early ?? part.Lazy;
  return isKept ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what the server wrote stays
    <div className={styles.kept} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div className={styles.kept}>
      <Suspense>
        <Drawn {...props} />
      </Suspense>
    </div>
  );
}
