// The sandbox's payment dialog, inside its own frame and origin. It speaks only to the shop that opened it.
const channel = 'payment-sandbox';
const query = new URLSearchParams(location.search);
const shop = query.get('shop') ?? '';
const order = { order_id: query.get('order_id') ?? '', key: query.get('key') ?? '' };
const payer = { email: '', contact: '' };

const find = (id) => document.getElementById(id);
const buttons = [find('pay'), find('decline')];
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

function tellShop(type, detail) {
  window.parent.postMessage({ channel, type, detail }, shop);
}

function say(text) {
  find('status').textContent = text;
}

function setBusy(isBusy) {
  for (const button of buttons) {
    button.disabled = isBusy;
  }
}

async function ask(path, init) {
  const response = await fetch(path, init);
  const body = await response.json();
  if (!response.ok) {
    throw new Error(body.error?.description ?? 'The payment service did not answer.');
  }
  return body;
}

async function showOrder() {
  try {
    const { amount, status } = await ask(`/v1/checkout/order?${new URLSearchParams(order)}`);
    find('amount').textContent = rupees.format(amount / 100);
    if (status === 'paid') {
      say('This order is paid already. You can close this window.');
      return;
    }
    setBusy(false);
    find('pay').focus();
  } catch (error) {
    find('amount').textContent = '–';
    say(`The order could not be loaded: ${error.message}`);
  }
}

async function pay(outcome) {
  setBusy(true);
  say('');
  const method = new FormData(find('form')).get('method');
  try {
    const answer = await ask('/v1/checkout/payments', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...order, ...payer, method, outcome }),
    });
    receive(answer);
  } catch (error) {
    setBusy(false);
    say(error.message);
  }
}

function receive(answer) {
  if (answer.outcome === 'paid') {
    tellShop('paid', answer.response);
    return;
  }
  if (answer.outcome === 'lost') {
    say(
      'The payment went through, but the way back to the shop was cut (a switch of this sandbox). Close this window.',
    );
    return;
  }
  setBusy(false);
  say(answer.error.description);
  find('pay').focus();
  tellShop('failed', answer.error);
}

/** What the provider offers for UPI: an app where there may be one, a QR code for another device, and a typed UPI ID. */
const isPhone = matchMedia('(pointer: coarse) and (hover: none)').matches;
const flows = {
  intent: isPhone && 'Open your UPI app',
  qr: !isPhone && 'Scan the QR code with your phone',
  collect: isPhone && 'Type your UPI ID',
};

/** The ways to pay as the shop asks for them: its blocks in its sequence, then the others; what it hides is left out. */
function arrangeMethods({ blocks = {}, sequence = [], hide = [], preferences = {} }) {
  const list = document.querySelector('.methods');
  const labels = new Map([...list.querySelectorAll('.method')].map((label) => [label.control.value, label]));
  const asked = sequence.flatMap((name) => {
    const block = blocks[name.replace('block.', '')];
    return (block?.instruments ?? []).map((instrument) => ({ ...instrument, name: block.name }));
  });
  for (const { method, flows: allowed } of hide) {
    if (allowed === undefined) {
      labels.get(method)?.remove();
      labels.delete(method);
    }
  }
  const first = asked.flatMap(({ method, name }) => {
    const label = labels.get(method);
    if (label === undefined) {
      return [];
    }
    label.querySelector('span').textContent = name;
    return [label];
  });
  const rest = [...labels.values()].filter((label) => !first.includes(label));
  if (first.length > 0 && preferences.show_default_blocks === false) {
    for (const label of rest) {
      label.remove();
    }
  }
  list.append(...first, ...(preferences.show_default_blocks === false ? [] : rest));
  const [top] = list.querySelectorAll('input');
  top.checked = true;
  showFlows({ only: asked.find(({ method }) => method === 'upi')?.flows, hide });
}

function showFlows({ only = Object.keys(flows), hide }) {
  const hidden = hide.flatMap(({ method, flows: names = [] }) => (method === 'upi' ? names : []));
  const names = only.filter((name) => flows[name] && !hidden.includes(name));
  find('flows').replaceChildren(
    ...names.map((name) => Object.assign(document.createElement('li'), { textContent: flows[name] })),
  );
}

function keepFocusInside(event) {
  const reachable = [...document.querySelectorAll('input:checked, button:not(:disabled)')];
  const [first, last] = [reachable.at(0), reachable.at(-1)];
  const leaves = event.shiftKey ? document.activeElement === first : document.activeElement === last;
  if (leaves) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
}

window.addEventListener('message', (event) => {
  const isShop = event.source === window.parent && event.origin === shop;
  if (!isShop || event.data?.channel !== channel || event.data.type !== 'introduction') {
    return;
  }
  const { name, description, email, contact, display } = event.data.detail;
  Object.assign(payer, { email, contact });
  find('store').textContent = name === '' ? 'Payment' : name;
  find('description').textContent = description;
  arrangeMethods(display);
});

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    tellShop('closed');
  } else if (event.key === 'Tab') {
    keepFocusInside(event);
  }
});
find('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void pay('paid');
});
find('decline').addEventListener('click', () => pay('declined'));
find('close').addEventListener('click', () => tellShop('closed'));

find('store').focus();
tellShop('ready');
void showOrder();
