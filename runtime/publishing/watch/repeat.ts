/**
 * Does work again and again, `everyMs` apart; where the work before has not ended, one time is left out. `onError` gets what
 * it throws. Keeps no process alive. Returns how to end.
 */
export function repeat(everyMs: number, work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy) {
      return;
    }
    isBusy = true;
    try {
      await work();
    } catch (error) {
      onError(error);
    } finally {
      isBusy = false;
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
