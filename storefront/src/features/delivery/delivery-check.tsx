import { Button } from '@aaram/shared-ui/button';
import { lazy, Suspense, useEffect, useState } from 'react';
import { readPincode } from './remembered-pincode.ts';

const PincodeCheck = lazy(async () => ({ default: (await import('./pincode-check.tsx')).PincodeCheck }));

/** The way to the pincode box. The box comes when it is asked for, or at once where a pincode is remembered. */
export function DeliveryCheck() {
  const [wish, setWish] = useState<'ask' | 'show'>();
  useEffect(() => {
    if (readPincode()) {
      setWish('show');
    }
  }, []);
  const button = (
    <Button variant="secondary" size="sm" onClick={() => setWish('ask')}>
      Check delivery to your pincode
    </Button>
  );
  return wish ? (
    <Suspense fallback={button}>
      <PincodeCheck isAsked={wish === 'ask'} />
    </Suspense>
  ) : (
    button
  );
}
