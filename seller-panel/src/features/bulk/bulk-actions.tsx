import type { PanelSelection } from '@aaram/shared-domain/change-set';
import { Button } from '@aaram/shared-ui/button';
import { lazy, Suspense, useState } from 'react';
import * as texts from '#texts/change-sets.ts';

const ChangeDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "change-dialog" */ './change-dialog.tsx')).ChangeDialog,
}));

/** Rows of a list: named ones, or all that its address (`query`) shows except some. */
type ListSelection =
  | { kind: 'ids'; ids: readonly string[] }
  | { kind: 'query'; query: string; except: readonly string[] };

/** A selection as calls have it: an address's parameters by name, those that repeat as lists. */
export function toPanelSelection(selection: ListSelection): PanelSelection {
  if (selection.kind === 'ids') {
    return { kind: 'ids', ids: [...selection.ids] };
  }
  const params = new URLSearchParams(selection.query);
  const names = [...new Set(params.keys())].filter((name) => params.get(name) !== '');
  const query = Object.fromEntries(
    names.map((name) => {
      const [value = '', ...more] = params.getAll(name);
      return [name, more.length === 0 ? value : [value, ...more]];
    }),
  );
  return { kind: 'query', query, except: [...selection.except] };
}

type ActionProps = { selection: ListSelection; count: number; onDone: () => void };

function ChangeAction({ subject, selection, count, onDone }: ActionProps & { subject: 'product' | 'order' }) {
  // The selection goes when the dialog closes: the bar, and this with it, would be gone before its result is read.
  const [frozen, setFrozen] = useState<{ selection: PanelSelection; count: number }>();
  const [isMade, setMade] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setFrozen({ selection: toPanelSelection(selection), count })}>
        {texts.changeSelected}
      </Button>
      {frozen === undefined ? null : (
        <Suspense>
          <ChangeDialog
            {...frozen}
            subject={subject}
            onClose={() => {
              setFrozen(undefined);
              if (isMade) {
                onDone();
              }
            }}
            onMade={() => setMade(true)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Changes the selected products together. */
export const ChangeProducts = (props: ActionProps) => <ChangeAction subject="product" {...props} />;

/** Changes the selected orders together. */
export const ChangeOrders = (props: ActionProps) => <ChangeAction subject="order" {...props} />;
