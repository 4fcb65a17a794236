import { useState } from 'react';

/**
 * What a tapped field shows at once, while what is around it follows later: `value` is what stands around it, and `moment`
 * changes when that has caught up.
 */
export function useAhead<Value>(value: Value, moment: string) {
  const [ahead, setAhead] = useState<{ value: Value; of: string }>();
  const isAhead = ahead?.of === moment;
  if (ahead !== undefined && !isAhead) {
    // Coming back to this moment later must not restore the choice.
    setAhead(undefined);
  }
  return {
    shown: isAhead ? ahead.value : value,
    isAhead,
    goAhead: (next: Value) => setAhead({ value: next, of: moment }),
  };
}
