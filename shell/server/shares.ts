/** Gives something back that was taken; calling it twice changes nothing. */
export type Release = () => void;

type Limits = { total: number; perSource: number };

/** Something there is only so much of (bytes, bodies that are coming in), of which no source has more than its share. */
export function createShares({ total, perSource }: Limits) {
  const held = new Map<string, number>();
  let heldByAll = 0;
  return {
    get held() {
      return heldByAll;
    },
    /** Takes `amount` for a source; undefined when there is not so much left for it. */
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

export type Shares = ReturnType<typeof createShares>;
