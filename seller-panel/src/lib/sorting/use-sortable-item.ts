import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLayoutEffect } from 'react';

/** An item of a list that is dragged to another position by its handle. */
export function useSortableItem(id: string, roleDescription: string) {
  const { attributes, listeners, node, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription } });
  // Where it is drawn while one is dragged: changes with each move.
  useLayoutEffect(() => {
    node.current?.style.setProperty('transform', CSS.Translate.toString(transform) ?? null);
    node.current?.style.setProperty('transition', transition ?? null);
  }, [node, transform, transition]);
  return {
    item: { ref: setNodeRef, 'data-dragging': isDragging || undefined },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  };
}
