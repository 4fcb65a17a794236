import { toast } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { type ReactNode, useState } from 'react';
import * as texts from '#texts/product.ts';

type LateButtonProps = { children: string; className: string | undefined; load: () => Promise<ReactNode> };

/** A button of the product's page. What it shows loads when it is pressed (performance.md#first-loads). */
export function LateButton({ children, className, load }: LateButtonProps) {
  const [shown, setShown] = useState<ReactNode>();
  return (
    <>
      <TextLink
        quiet
        as="button"
        type="button"
        className={className}
        onClick={() => load().then(setShown, () => toast.error(texts.partNotLoaded))}
      >
        {children}
      </TextLink>
      {shown}
    </>
  );
}
