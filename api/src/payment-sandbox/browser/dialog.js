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
  const { name, description, email, contact } = event.data.detail;
  Object.assign(payer, { email, contact });
  find('store').textContent = name === '' ? 'Payment' : name;
  find('description').textContent = description;
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
