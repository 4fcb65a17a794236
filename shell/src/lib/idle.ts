/** The next moment in which the page has nothing to do, within two seconds. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(resolve, { timeout: 2000 });
    } else {
      setTimeout(resolve, 200);
    }
  });
