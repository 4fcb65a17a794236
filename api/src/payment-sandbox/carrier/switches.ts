/** Faults of the sandbox's carrier. Set by POST /sandbox/carrier-switches. */
export type CarrierSwitches = {
  /** 'error' answers 502 with a page, 'hang' never answers, 'drop' does the work and cuts the connection. */
  outage: 'none' | 'error' | 'hang' | 'drop';
  /** Why it books nothing, with status 200; '' books. */
  refuses: string;
  /** It tells scans in any order, and some twice. */
  shuffleScans: boolean;
  /** The latest scan is not reported yet. */
  lateScans: boolean;
  /** No push is sent. */
  losePushes: boolean;
  /** Each push is sent twice. */
  doublePushes: boolean;
  /** Beginnings of PIN codes that are not served for now. */
  embargo: string[];
};

export const noCarrierFaults = (): CarrierSwitches => ({
  outage: 'none',
  refuses: '',
  shuffleScans: false,
  lateScans: false,
  losePushes: false,
  doublePushes: false,
  embargo: [],
});

const outages = ['none', 'error', 'hang', 'drop'];
const isSwitchValue = (name: string, known: unknown, value: unknown) =>
  name === 'outage'
    ? typeof value === 'string' && outages.includes(value)
    : Array.isArray(known)
      ? Array.isArray(value) && value.every((one) => typeof one === 'string')
      : typeof value === typeof known;

/** Sets the requested switches and returns null. If one is not valid, returns its name and changes nothing. */
export function applyCarrierSwitches(switches: CarrierSwitches, requested: Record<string, unknown>): string | null {
  const known: Record<string, unknown> = switches;
  for (const [name, value] of Object.entries(requested)) {
    if (!(Object.hasOwn(known, name) && isSwitchValue(name, known[name], value))) {
      return name;
    }
  }
  Object.assign(switches, requested);
  return null;
}
