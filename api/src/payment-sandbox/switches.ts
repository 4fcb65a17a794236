import type { EnvironmentOf } from '@aaram/shared-domain/environment/schema';

/** Faults of the sandbox, to test how the shop handles them. Set by environment or POST /sandbox/switches. */
export type Switches = {
  /** Events that are never sent: all of them, or those named. */
  loseEvents: boolean | string[];
  /** Wait before an event is sent, ms. */
  delayEventsMs: number;
  /** Each event is sent twice, with one event id. */
  doubleEvents: boolean;
  /** Events leave in random order. */
  shuffleEvents: boolean;
  /** The browser never learns that its payment went through, as when a tab is closed. */
  loseCallback: boolean;
  /** Payments are captured at once; otherwise they stay authorized until captured. */
  autoCapture: boolean;
  /** Refunds stay pending until they are settled by hand, as with slow banks. */
  holdRefunds: boolean;
  /** 'error' answers 502, 'hang' never answers, 'drop' does the work and cuts the connection. */
  outage: 'none' | 'error' | 'hang' | 'drop';
  /** Wait before each answer of the REST endpoints, ms. */
  latencyMs: number;
};

/** Reads the switches from SANDBOX_* variables; without them the sandbox has no faults. */
export function readSwitches(env: EnvironmentOf<'sandbox'>): Switches {
  const lost = env.SANDBOX_LOSE_EVENTS ?? '0';
  const all: Record<string, boolean> = { '1': true, true: true, '0': false };
  return {
    loseEvents: all[lost] ?? lost.split(','),
    delayEventsMs: env.SANDBOX_DELAY_EVENTS_MS,
    doubleEvents: env.SANDBOX_DOUBLE_EVENTS,
    shuffleEvents: env.SANDBOX_SHUFFLE_EVENTS,
    loseCallback: env.SANDBOX_LOSE_CALLBACK,
    autoCapture: env.SANDBOX_AUTO_CAPTURE,
    holdRefunds: env.SANDBOX_HOLD_REFUNDS,
    outage: 'none',
    latencyMs: env.SANDBOX_LATENCY_MS,
  };
}

const checks: Record<keyof Switches, (value: unknown) => boolean> = {
  loseEvents: (value) =>
    typeof value === 'boolean' || (Array.isArray(value) && value.every((one) => typeof one === 'string')),
  delayEventsMs: (value) => typeof value === 'number' && value >= 0,
  doubleEvents: (value) => typeof value === 'boolean',
  shuffleEvents: (value) => typeof value === 'boolean',
  loseCallback: (value) => typeof value === 'boolean',
  autoCapture: (value) => typeof value === 'boolean',
  holdRefunds: (value) => typeof value === 'boolean',
  outage: (value) => typeof value === 'string' && ['none', 'error', 'hang', 'drop'].includes(value),
  latencyMs: (value) => typeof value === 'number' && value >= 0,
};

/** Sets the requested switches and returns null. If one is not valid, returns its name and changes nothing. */
export function applySwitches(switches: Switches, requested: Record<string, unknown>): string | null {
  for (const [name, value] of Object.entries(requested)) {
    const check = Object.hasOwn(checks, name) ? checks[name as keyof Switches] : undefined;
    if (check === undefined || !check(value)) {
      return name;
    }
  }
  Object.assign(switches, requested);
  return null;
}
