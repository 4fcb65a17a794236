declare global {
  interface Window {
    /** Buttons pressed before the page heard it, in their order, by server/documents/start-script.ts. */
    early?: HTMLButtonElement[] | undefined;
  }
}

/** From here on the page hears presses itself. Returns what was pressed before. */
export function takeEarlyPresses(): HTMLButtonElement[] {
  const pressed = window.early ?? [];
  window.early = undefined;
  return pressed;
}

const ENABLED_WITHIN_MS = 2000;

/** Presses a button as soon as it is enabled, within two seconds. */
function pressOnceEnabled(button: HTMLButtonElement): void {
  if (!button.disabled) {
    button.click();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!button.disabled) {
      observer.disconnect();
      button.click();
    }
  });
  observer.observe(button, { attributeFilter: ['disabled'] });
  setTimeout(() => observer.disconnect(), ENABLED_WITHIN_MS);
}

/** Presses again what still stands there; what needs a choice made before, such as a size, once the page knows that. */
export function pressAgain(buttons: readonly HTMLButtonElement[]): void {
  for (const button of buttons) {
    if (button.isConnected) {
      pressOnceEnabled(button);
    }
  }
}
