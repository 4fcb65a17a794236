import { Button } from '@aaram/shared-ui/button';
import { lazy, Suspense, useEffect, useState } from 'react';
import * as texts from '#texts/delivery.ts';

const PincodeCheck = lazy(async () => ({ default: (await import('./pincode-check.tsx')).PincodeCheck }));

/** Whether this browser has stored a pincode; storage may be blocked. */
function isRemembered() {
  try {
    return !!localStorage.pincode;
  } catch {
    return false;
  }
}

/** Opens the pincode box on a click, or at once where a pincode is stored. */
export function DeliveryCheck() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(isRemembered()), []);
  const button = (
    <Button variant="secondary" size="sm" onClick={() => setWanted(true)}>
      {texts.checkDelivery}
    </Button>
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <PincodeCheck />
    </Suspense>
  ) : (
    button
  );
}
