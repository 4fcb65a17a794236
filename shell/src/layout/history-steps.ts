let isStep = false;

/**
 * Whether back or forward was the visitor's last act: then so are the changes of page that follow from it, a guard's
 * redirect or a second step before the first has arrived. The router tells only afterwards, and of one change.
 */
export const isLastActAStep = () => isStep;

/** Begins to note it. Before the router is made: of a window's own events the first listener hears first, and it draws. */
export function noteSteps(): void {
  for (const act of ['popstate', 'pointerdown', 'keydown', 'click']) {
    window.addEventListener(
      act,
      () => {
        isStep = act === 'popstate';
      },
      true,
    );
  }
}
