import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import type { ReactNode } from 'react';

type LoadingProps = {
  /** What screen readers are told, such as 'Loading products...'. */
  label: string;
  className?: string | undefined;
  /** The shape of what is coming. */
  children: ReactNode;
};

/** What stands in the place of something that is being loaded. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div className={className} aria-busy>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
