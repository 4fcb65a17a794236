const PREFIX = 'typed:';
const MAX_CHARACTERS = 100_000;
const MAX_STORED = 20;
const DAYS = 14;
const DAY_MS = 86_400_000;

/** What was typed into a form and not saved, and when. */
export type TypedWork = { at: number; value: unknown };

const keyOf = (account: string, form: string) => `${PREFIX}${account}:${form}`;

function parse(stored: string | null): TypedWork | undefined {
  const work: unknown = JSON.parse(stored ?? 'null');
  if (typeof work !== 'object' || work === null || !('at' in work && 'value' in work) || typeof work.at !== 'number') {
    return undefined;
  }
  return Date.now() - work.at < DAYS * DAY_MS ? { at: work.at, value: work.value } : undefined;
}

/** Removes what is too old, damaged or too much, the oldest first. */
function tidy() {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const ages = keys.map((key) => {
    try {
      return { key, at: parse(localStorage.getItem(key))?.at ?? 0 };
    } catch {
      return { key, at: 0 };
    }
  });
  const stored = new Set(
    ages
      .filter(({ at }) => at > 0)
      .sort((a, b) => b.at - a.at)
      .slice(0, MAX_STORED)
      .map(({ key }) => key),
  );
  for (const key of keys.filter((one) => !stored.has(one))) {
    localStorage.removeItem(key);
  }
}

/** What this account typed into this form in this browser and did not save. */
export function readTyped(account: string, form: string): TypedWork | undefined {
  try {
    return parse(localStorage.getItem(keyOf(account, form)));
  } catch {
    return undefined;
  }
}

/** Keeps it, for at most `DAYS` days; what is too long is not stored. Where nothing may be stored, nothing is. */
export function keepTyped(account: string, form: string, value: unknown): void {
  try {
    const stored = JSON.stringify({ at: Date.now(), value });
    if (stored.length <= MAX_CHARACTERS) {
      localStorage.setItem(keyOf(account, form), stored);
      tidy();
    }
  } catch {
    // The form still asks before it is left.
  }
}

export function forgetTyped(account: string, form: string): void {
  try {
    localStorage.removeItem(keyOf(account, form));
  } catch {
    // Nothing was stored either.
  }
}
