import { useSession } from '@aaram/shared-platform';
import { useEffect, useRef, useState } from 'react';
import { forgetTyped, keepTyped, readTyped, type TypedWork } from './typed-work.ts';

const PAUSE_MS = 400;

/**
 * Keeps what is typed into a form in this browser until it is saved, so that a crash, a reload or a login that has expired
 * loses nothing. `found` is what an earlier visit left, until it is restored or discarded.
 */
export function useTypedWork(form: string, value: unknown, isUnsaved: boolean) {
  const { userId } = useSession();
  const account = userId ?? '';
  const [found, setFound] = useState<TypedWork | undefined>(() => readTyped(account, form));
  const latest = useRef<() => void>(undefined);
  const wasUnsaved = useRef(false);

  useEffect(() => {
    if (!isUnsaved) {
      latest.current = undefined;
      if (wasUnsaved.current) {
        wasUnsaved.current = false;
        forgetTyped(account, form);
      }
      return;
    }
    wasUnsaved.current = true;
    const keep = () => {
      latest.current = undefined;
      keepTyped(account, form, value);
    };
    latest.current = keep;
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [account, form, value, isUnsaved]);

  useEffect(() => {
    const keepNow = () => latest.current?.();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  return {
    found,
    /** The form has it now. */
    restored: () => setFound(undefined),
    discard: () => {
      setFound(undefined);
      if (!isUnsaved) {
        forgetTyped(account, form);
      }
    },
  };
}
