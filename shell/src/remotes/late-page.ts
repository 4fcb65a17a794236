/** Whether the script of the first page is on its way, could not be loaded, or is requested once more. */
type State = 'coming' | 'failed' | 'again';
export type LatePage = ReturnType<typeof createLatePage>;

/**
 * Suspends a component. `use` is no way to do it for long: React would wait for its promise before it draws anything
 * else of lower priority, a click on a link among it.
 */
function suspendOn(work: Promise<unknown>): never {
  throw work;
}

/**
 * The first page while its script is late: what the server rendered stays, and the frame around it works. Where the
 * server had only a skeleton to show (`hasContent` false), the page gives way to the fallback when its script fails;
 * good content does not.
 */
export function createLatePage(
  pattern: string,
  work: Promise<void>,
  prepare: () => Promise<void>,
  hasContent: boolean,
) {
  let state: State = 'coming';
  let failure: unknown;
  let settle: () => void;
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const listeners = new Set<() => void>();
  const become = (next: State) => {
    state = next;
    for (const listener of listeners) {
      listener();
    }
  };
  const watch = (attempt: Promise<void>) =>
    attempt.then(
      () => {
        settle();
        become('coming');
      },
      (error: unknown) => {
        console.error(error);
        if (hasContent) {
          become('failed');
        } else {
          failure = error;
          settle();
        }
      },
    );
  void watch(work);
  return {
    pattern,
    /** Resolves when the page can be drawn, or gives way to the fallback. */
    settled,
    /** Called while the page is drawn without its script. */
    suspend() {
      if (failure) {
        throw failure;
      }
      suspendOn(settled);
    },
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry() {
      become('again');
      void watch(prepare());
    },
  };
}

const never = new Promise<never>(() => undefined);
/** Leaves what the server rendered in its place. */
export const NeverDrawn = () => suspendOn(never);
