/**
 * Only in development, and before the overlay (tools/lib/store/dev-compilers.ts): it shows where an error is in the source, and not
 * in what was compiled of it.
 */

/** Where the development server has this app's files: the bundler's own variable. */
declare const __webpack_public_path__: string;

/** The error's stack with positions in the source, from tools/lib/store/source-stack.ts; without an answer it stays as it is. */
async function tellSource(error: Error): Promise<void> {
  try {
    const answer = await fetch(`${__webpack_public_path__}source-stack`, { method: 'POST', body: error.stack ?? '' });
    if (answer.ok) {
      error.stack = await answer.text();
    }
  } catch {
    // The development server has ended.
  }
}

/** Errors that have gone on to the overlay. */
const reported = new WeakSet<Error>();

/** The overlay reads the stack at once, so an error comes to it when its stack names the source. */
function holdBack(event: Event, error: unknown, again: () => Event): void {
  if (error instanceof Error && !reported.has(error)) {
    reported.add(error);
    event.stopImmediatePropagation();
    void tellSource(error).then(() => dispatchEvent(again()));
  }
}

addEventListener('error', (event) => {
  const { error, message } = event;
  holdBack(event, error, () => new ErrorEvent('error', { error, message }));
});
addEventListener('unhandledrejection', (event) => {
  const { promise, reason } = event;
  holdBack(event, reason, () => new PromiseRejectionEvent('unhandledrejection', { promise, reason }));
});

export {};
