/** Gives back what was taken; a second call changes nothing. */
export type Release = () => void;

type Limits = { total: number; perSource: number };

/** A limited resource (bytes, arriving bodies) of which no source may hold more than its share. */
export function createQuota({ total, perSource }: Limits) {
  const held = new Map<string, number>();
  let heldByAll = 0;
  return {
    get held() {
      return heldByAll;
    },
    /** Takes `amount` for a source; undefined when less than that is left for it. */
    take(source: string, amount: number): Release | undefined {
      const own = held.get(source) ?? 0;
      if (own + amount > perSource || heldByAll + amount > total) {
        return undefined;
      }
      held.set(source, own + amount);
      heldByAll += amount;
      let isHeld = true;
      return () => {
        if (!isHeld) {
          return;
        }
        isHeld = false;
        heldByAll -= amount;
        const left = (held.get(source) ?? 0) - amount;
        if (left > 0) {
          held.set(source, left);
        } else {
          held.delete(source);
        }
      };
    },
  };
}

export type Quota = ReturnType<typeof createQuota>;
