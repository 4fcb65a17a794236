import { Button, type ButtonProps } from '@aaram/shared-ui/button';
import type { useWorkAction, WorkAction } from './work-query.ts';

type ActButtonProps = {
  /** What does it; buttons of one parcel that share it wait for each other. */
  act: ReturnType<typeof useWorkAction>;
  action: WorkAction;
  text: string;
  /** What a screen reader says: the text with the parcel's number. */
  name: string;
  variant?: ButtonProps['variant'];
};

/** Does one action of a parcel. */
export function ActButton({ act, action, text, name, variant }: ActButtonProps) {
  return (
    <Button variant={variant} size="sm" busy={act.isPending} aria-label={name} onClick={() => act.mutate(action)}>
      {text}
    </Button>
  );
}
