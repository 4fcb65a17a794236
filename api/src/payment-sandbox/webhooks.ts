import { createId, unixSeconds } from './entities.ts';
import { signBody } from './signatures.ts';
import type { Delivery, SandboxStore } from './state.ts';
import type { Switches } from './switches.ts';

type WebhookOptions = {
  store: SandboxStore;
  switches: Switches;
  /** Where events are sent; null keeps them for `take`. */
  url: string | null;
  secret: string;
};

const backOffMs = [1_000, 3_000, 10_000, 30_000, 120_000, 600_000];
const maxAttempts = 24;
/** Events between two writes of the state to disk. */
const maxAtATime = 20;

export type Webhooks = ReturnType<typeof createWebhooks>;

/** One event about entities, as it is sent and when. */
function describeEvent(event: string, entities: Record<string, object>, switches: Switches): Delivery {
  const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]));
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_sandbox',
    event,
    contains: Object.keys(entities),
    payload,
    created_at: unixSeconds(),
  });
  const shuffle = switches.shuffleEvents ? Math.floor(Math.random() * 400) : 0;
  return {
    eventId: createId('evt'),
    event,
    body,
    attempts: 0,
    dueAt: Date.now() + switches.delayEventsMs + shuffle,
  };
}

/** Whether the receiver has answered 2xx. */
async function send(target: string, delivery: Delivery, secret: string): Promise<boolean> {
  try {
    const response = await fetch(target, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': delivery.eventId,
        'x-razorpay-signature': signBody(secret, delivery.body),
      },
      body: delivery.body,
      signal: AbortSignal.timeout(5_000),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Sends signed events, and retries until a response is 2xx, as the provider does. */
export function createWebhooks({ store, switches, url, secret }: WebhookOptions) {
  const { state } = store;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let sending: Promise<void> | null = null;

  function isLost(event: string) {
    return switches.loseEvents === true || (Array.isArray(switches.loseEvents) && switches.loseEvents.includes(event));
  }

  /** Queues one event about entities: `{ payment: {...}, order: {...} }`. */
  function queue(event: string, entities: Record<string, object>) {
    if (isLost(event)) {
      return;
    }
    const delivery = describeEvent(event, entities, switches);
    state.deliveries.push(delivery);
    if (switches.doubleEvents) {
      state.deliveries.push({ ...delivery });
    }
    schedule();
  }

  function schedule() {
    clearTimeout(timer);
    if (url === null || isClosed || state.deliveries.length === 0) {
      return;
    }
    const dueAt = Math.min(...state.deliveries.map((delivery) => delivery.dueAt));
    timer = setTimeout(
      () => {
        sending ??= sendDue(url).finally(() => {
          sending = null;
          schedule();
        });
      },
      Math.max(0, dueAt - Date.now()),
    );
  }

  async function sendDue(target: string) {
    const due = state.deliveries
      .filter((delivery) => delivery.dueAt <= Date.now())
      .sort((one, other) => one.dueAt - other.dueAt)
      .slice(0, maxAtATime);
    // An event tells nothing that this process could still forget. What was sent and not yet noted is sent again.
    await store.save();
    for (const delivery of due) {
      if (await send(target, delivery, secret)) {
        state.deliveries.splice(state.deliveries.indexOf(delivery), 1);
      } else {
        delivery.dueAt = Date.now() + (backOffMs[delivery.attempts] ?? 3_600_000);
        delivery.attempts += 1;
      }
    }
    state.deliveries = state.deliveries.filter((delivery) => delivery.attempts < maxAttempts);
    await store.save();
  }

  return {
    queue,
    /** Starts to send what an earlier run left. */
    start: schedule,
    /** Returns all queued events, signed, and empties the queue, for tests that deliver events themselves. */
    take: () =>
      state.deliveries.splice(0).map((delivery) => ({ ...delivery, signature: signBody(secret, delivery.body) })),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await sending;
    },
  };
}
