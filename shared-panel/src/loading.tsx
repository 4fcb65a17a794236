import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import type { ReactNode } from 'react';

type LoadingProps = {
  /** The text for screen readers, such as 'Loading products...'. */
  label: string;
  className?: string | undefined;
  /** The skeleton. */
  children: ReactNode;
};

/** Shown instead of something that is loading. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div className={className} aria-busy>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
