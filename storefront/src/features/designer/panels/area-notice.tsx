import { areOverlapping } from '@aaram/shared-domain/design';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import * as texts from '#texts/designer.ts';
import type { Designer } from '../use-designer.ts';

/** Says that a design is on an area that covers the same cloth, and moves it here. */
export function AreaNotice({ designer: { areas, area, design, moveHere } }: { designer: Designer }) {
  const other = areas.find((one) => areOverlapping(one, area) && (design.document.prints[one.id] ?? []).length > 0);
  return other === undefined ? null : (
    <Notice tone="info">
      <p>{texts.overlaps(other.label)}</p>
      <Button variant="secondary" size="sm" onClick={() => moveHere(other.id)}>
        {texts.movedHere(area.label)}
      </Button>
    </Notice>
  );
}
