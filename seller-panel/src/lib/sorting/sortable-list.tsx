import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { announceSorting, type Spoken, useSortSensors } from './sorting.ts';

type SortableListProps = {
  /** The items in their order. Others that `children` has stay where they are. */
  ids: readonly string[];
  /** How items lie: below each other, or beside each other in rows. */
  layout: 'column' | 'rows';
  spoken: Spoken & { howToDrag: string };
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

const strategies = { column: verticalListSortingStrategy, rows: rectSortingStrategy };

/** A list whose items (`useSortableItem`) are dragged to another position with mouse, finger or keyboard. */
export function SortableList({ ids, layout, spoken, onMove, children }: SortableListProps) {
  const sensors = useSortSensors();
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id ?? active.id))];
    if (from !== to) {
      onMove(from, to);
    }
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announceSorting(ids, spoken),
        screenReaderInstructions: { draggable: spoken.howToDrag },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={[...ids]} strategy={strategies[layout]}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
