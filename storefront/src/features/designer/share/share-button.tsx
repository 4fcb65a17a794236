import { Button } from '@aaram/shared-ui/button';
import { lazy, Suspense, useState } from 'react';
import * as texts from '#texts/share-design.ts';
import type { Designer } from '../use-designer.ts';

const ShareDesign = lazy(async () => ({
  default: (await import(/* webpackChunkName: "designer-more" */ './share-design.tsx')).ShareDesign,
}));

/** Leads to a link with which others see the design. */
export function ShareButton({ designer }: { designer: Designer }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {texts.share}
      </Button>
      {isOpen ? (
        <Suspense>
          <ShareDesign designer={designer} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
