import { Button } from '@aaram/shared-ui/button';
import { lazy, Suspense, useEffect, useState } from 'react';

const PincodeCheck = lazy(async () => ({ default: (await import('./pincode-check.tsx')).PincodeCheck }));

/** Whether a pincode was asked about before, in this browser alone; a browser may also keep nothing at all. */
function isRemembered() {
  try {
    return !!localStorage.pincode;
  } catch {
    return false;
  }
}

/** The way to the pincode box. The box comes when it is asked for, or at once where a pincode is remembered. */
export function DeliveryCheck() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(isRemembered()), []);
  const button = (
    <Button variant="secondary" size="sm" onClick={() => setWanted(true)}>
      Check delivery to your pincode
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
