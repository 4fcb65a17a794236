import {
  type Active,
  type Announcements,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** A press that moves less is a click; a finger that rests less long scrolls the page. */
const started = { mouse: { distance: 6 }, finger: { delay: 200, tolerance: 8 } };

/** With mouse, pen or finger, and with the keyboard: space lifts, arrows move, space drops, escape cancels. */
export const useSortSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: started.mouse }),
    useSensor(TouchSensor, { activationConstraint: started.finger }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

/** What is said of a position among all. */
type Say = (position: number, count: number) => string;

export type Spoken = { lifted: Say; over: Say; movedTo: Say; dragCancelled: Say };

/** What is read out while one of a list is dragged; `ids` are those of the list in their order. */
export function announceSorting(ids: readonly string[], texts: Spoken): Announcements {
  const position = (id: string | number) => ids.indexOf(String(id)) + 1;
  const lifted = ({ id }: Active) => texts.lifted(position(id), ids.length);
  return {
    onDragStart: ({ active }) => lifted(active),
    // Over its own position from the first moment: saying so would cut off how to move it.
    onDragOver({ active, over }) {
      return over === null
        ? undefined
        : over.id === active.id
          ? lifted(active)
          : texts.over(position(over.id), ids.length);
    },
    onDragEnd: ({ active, over }) => texts.movedTo(position((over ?? active).id), ids.length),
    onDragCancel: ({ active }) => texts.dragCancelled(position(active.id), ids.length),
  };
}
