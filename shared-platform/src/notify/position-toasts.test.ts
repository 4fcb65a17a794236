import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepToastsPositioned, positionToasts } from './position-toasts.ts';

type Position = [left: number, top: number, width: number, height: number];

let host: HTMLElement;

function stand(element: Element, [left, top, width, height]: Position) {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
}

function addControl(markup: string, position: Position): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', markup);
  const element = document.body.lastElementChild as HTMLElement;
  stand(element, position);
  return element;
}

/** A toast 56 px high at the right of a screen of 1024 × 768, at its current position. */
function addToast() {
  host.innerHTML = '<div class="Toastify__toast-container"><button>close</button></div>';
  const toast = host.firstElementChild as HTMLElement;
  toast.getBoundingClientRect = () => new DOMRect(640, Number.parseInt(topOf() || '20', 10), 360, 56);
  return toast;
}

const topOf = () => host.style.getPropertyValue('--toasts-top');
const isPassing = () => 'passing' in host.dataset;

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  vi.stubGlobal('innerHeight', 768);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('the position of toasts', () => {
  it('is the upper edge where nothing can be pressed', () => {
    addControl('<a href="/">Home</a>', [0, 0, 120, 60]);
    addToast();
    positionToasts(host);
    expect([topOf(), isPassing()]).toEqual(['12px', false]);
  });

  it.each([
    '<a href="/cart">Cart</a>',
    '<button>Logout</button>',
    '<input>',
    '<select></select>',
    '<label>Other</label>',
    '<details><summary>More</summary></details>',
  ])('is below %s', (markup) => {
    const control = addControl(markup, [900, 34, 44, 72]);
    stand(control.querySelector('summary') ?? control, [900, 34, 44, 72]);
    addToast();
    positionToasts(host);
    expect([topOf(), isPassing()]).toEqual(['108px', false]);
  });

  // rules: toasts
  it('is the first gap that is high enough', () => {
    addControl('<button>One</button>', [900, 0, 44, 44]);
    addControl('<button>Two</button>', [900, 100, 44, 44]);
    addToast();
    positionToasts(host);
    expect(topOf()).toBe('146px');
  });

  it('may be over a tall picture when there is no gap, whose presses then go through', () => {
    addControl('<button>One</button>', [900, 0, 44, 44]);
    addControl('<a href="/bag">Bag</a>', [600, 50, 400, 700]);
    addToast();
    positionToasts(host);
    expect([topOf(), isPassing()]).toEqual(['46px', true]);
  });

  it('covers as little as it can where there is neither', () => {
    addControl('<button>One</button>', [900, 0, 44, 44]);
    addControl('<button>Two</button>', [600, 100, 400, 40]);
    addControl('<button>Three</button>', [600, 190, 400, 40]);
    addControl('<button>Four</button>', [600, 240, 400, 110]);
    addToast();
    positionToasts(host);
    expect([topOf(), isPassing()]).toEqual(['46px', true]);
  });

  it('does not change while it covers nothing, and starts again with the next first toast', () => {
    const control = addControl('<button>One</button>', [900, 0, 44, 44]);
    addToast();
    positionToasts(host);
    control.remove();
    positionToasts(host);
    expect(topOf()).toBe('46px');
    host.replaceChildren();
    positionToasts(host);
    expect(topOf()).toBe('');
  });

  it('counts what is in the dialog alone when one is open', () => {
    addControl('<button>Behind</button>', [900, 0, 44, 44]);
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.append(host);
    addToast();
    positionToasts(host);
    expect(topOf()).toBe('12px');
  });

  // rules: toasts
  it('is off the title of the page, and of a dialog that opens under it', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<main></main><dialog><h2>Pay now?</h2><button>Pay</button></dialog>',
    );
    const main = document.querySelector('main') as HTMLElement;
    main.append(addControl('<h1>Order placed</h1>', [600, 0, 400, 40]));
    // Closed, it has no box.
    const dialog = document.querySelector('dialog') as HTMLElement;
    keepToastsPositioned(host);
    addToast();
    await vi.waitFor(() => expect(topOf()).toBe('42px'));
    stand(dialog.querySelector('h2') as HTMLElement, [600, 40, 400, 60]);
    dialog.append(host);
    dialog.setAttribute('open', '');
    dialog.querySelector('button')?.focus();
    expect(topOf()).toBe('102px');
  });

  // rules: toasts
  it('is off the whole of a question that waits for an answer', () => {
    const dialog = addControl('<dialog open role="alertdialog"></dialog>', [600, 10, 400, 200]);
    dialog.append(host);
    addToast();
    positionToasts(host);
    expect(topOf()).toBe('212px');
  });

  it('moves again when the styles load and make it higher', async () => {
    const seen: (() => void)[] = [];
    class FakeResizeObserver {
      constructor(changed: () => void) {
        seen.push(changed);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', FakeResizeObserver);
    addControl('<button>One</button>', [900, 0, 44, 44]);
    addControl('<button>Two</button>', [900, 68, 44, 44]);
    keepToastsPositioned(host);
    const toast = addToast();
    toast.getBoundingClientRect = () => new DOMRect(640, Number.parseInt(topOf() || '20', 10), 360, 18);
    await vi.waitFor(() => expect(topOf()).toBe('46px'));
    toast.getBoundingClientRect = () => new DOMRect(640, Number.parseInt(topOf(), 10), 360, 48);
    seen[0]?.();
    expect(topOf()).toBe('114px');
  });

  it('moves off a field that gets the focus, and lets all presses through once the page has scrolled', async () => {
    keepToastsPositioned(host);
    addToast();
    await vi.waitFor(() => expect(topOf()).toBe('12px'));
    addControl('<input>', [0, 20, 800, 48]).focus();
    expect(topOf()).toBe('70px');
    window.dispatchEvent(new Event('scroll'));
    expect(isPassing()).toBe(true);
  });
});
