import { listNameable } from '@aaram/shared-domain/design';
import { Button } from '@aaram/shared-ui/button';
import { lazy, Suspense, useState } from 'react';
import * as texts from '#texts/team.ts';
import type { Designer } from '../use-designer.ts';

const TeamDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "designer-more" */ './team-dialog.tsx')).TeamDialog,
}));

/** Leads to one piece for each name of a list, where the design has a text for the name. */
export function TeamButton({ designer }: { designer: Designer }) {
  const [isOpen, setIsOpen] = useState(false);
  if (listNameable(designer.design.document).length === 0) {
    return null;
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {texts.forTeam}
      </Button>
      {isOpen ? (
        <Suspense>
          <TeamDialog designer={designer} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
