// The sandbox's stand-in for the payment provider's checkout script: the same class, the same callbacks.
// It styles through the CSSOM only, so it works under a policy without inline styles.

{
  const sandboxOrigin = new URL(document.currentScript.src).origin;
  const channel = 'payment-sandbox';

  function coverPage(frame) {
    const rules = {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      border: '0',
      'z-index': '2147483647',
      'color-scheme': 'normal',
      background: 'transparent',
    };
    for (const [name, value] of Object.entries(rules)) {
      frame.style.setProperty(name, value);
    }
  }

  /** Makes the page behind unreachable for keyboard and screen reader; returns a function that undoes it. */
  function setPageAside(frame) {
    const root = document.documentElement;
    const focused = document.activeElement;
    const overflow = root.style.getPropertyValue('overflow');
    const covered = [...document.body.children].filter((child) => child !== frame && !child.inert);
    for (const child of covered) {
      child.inert = true;
    }
    root.style.setProperty('overflow', 'hidden');
    return () => {
      for (const child of covered) {
        child.inert = false;
      }
      root.style.setProperty('overflow', overflow);
      if (focused instanceof HTMLElement) {
        focused.focus();
      }
    };
  }

  class Razorpay {
    #options;
    #listeners = new Map();
    #frame = null;
    #restorePage = () => {};
    #onMessage = (event) => this.#receive(event);

    constructor(options) {
      if (!options?.key) {
        throw new Error('No key passed. Pass the key id as `key`.');
      }
      if (!options.order_id) {
        throw new Error('No order passed. Pass the order id as `order_id`.');
      }
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#frame !== null) {
        return this;
      }
      const address = new URL('/v1/checkout/dialog', sandboxOrigin);
      address.searchParams.set('order_id', this.#options.order_id);
      address.searchParams.set('key', this.#options.key);
      address.searchParams.set('shop', location.origin);
      const frame = document.createElement('iframe');
      frame.title = 'Secure payment';
      frame.className = 'razorpay-checkout-frame';
      coverPage(frame);
      frame.src = address.href;
      this.#frame = frame;
      window.addEventListener('message', this.#onMessage);
      this.#restorePage = setPageAside(frame);
      document.body.append(frame);
      return this;
    }

    close() {
      if (this.#frame === null) {
        return;
      }
      window.removeEventListener('message', this.#onMessage);
      this.#frame.remove();
      this.#frame = null;
      this.#restorePage();
    }

    #receive(event) {
      const isOurs = event.origin === sandboxOrigin && event.source === this.#frame?.contentWindow;
      if (!isOurs || event.data?.channel !== channel) {
        return;
      }
      const { type, detail } = event.data;
      if (type === 'ready') {
        this.#introduce();
      } else if (type === 'failed') {
        this.#emit('payment.failed', { error: detail });
      } else if (type === 'paid') {
        this.close();
        this.#options.handler?.(detail);
      } else if (type === 'closed') {
        this.close();
        this.#options.modal?.ondismiss?.();
      }
    }

    // The payer's details are sent as a message, not in the URL, so that they stay out of logs.
    #introduce() {
      const { name, description, prefill = {}, config } = this.#options;
      const detail = {
        name: String(name ?? ''),
        description: String(description ?? ''),
        email: String(prefill.email ?? ''),
        contact: String(prefill.contact ?? ''),
        display: JSON.parse(JSON.stringify(config?.display ?? {})),
      };
      this.#frame.contentWindow.postMessage({ channel, type: 'introduction', detail }, sandboxOrigin);
      this.#frame.focus();
    }

    #emit(event, detail) {
      for (const listener of this.#listeners.get(event) ?? []) {
        listener(detail);
      }
    }
  }

  window.Razorpay = Razorpay;
}
