import { type Ref, type RefCallback, useCallback } from 'react';

/** One callback ref that sets two refs. */
export function useMergedRef<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (value: T) => {
      const undo = [first, second].map((ref) => attach(ref, value));
      return () => {
        for (const detach of undo) {
          detach();
        }
      };
    },
    [first, second],
  );
}

function attach<T>(ref: Ref<T> | undefined, value: T): () => void {
  if (typeof ref === 'function') {
    const detach = ref(value);
    return typeof detach === 'function' ? detach : () => ref(null);
  }
  if (ref) {
    ref.current = value;
  }
  return () => {
    if (ref) {
      ref.current = null;
    }
  };
}
