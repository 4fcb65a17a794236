/** The order of the columns of a list, in its dialog. */
export const shown = 'Columns that are shown';
export const notShown = 'Other columns';
export const moveUp = (label: string) => `Move ${label} up`;
export const moveDown = (label: string) => `Move ${label} down`;

// Dragging, for a screen reader
export const drag = (label: string) => `Move ${label} by dragging`;
export const draggable = 'movable column';
export const howToDrag =
  'Press space to lift the column, the arrow keys to move it, space again to drop it, and Escape to cancel.';
export const movedTo = (place: number, count: number) => `Now column ${place} of ${count}.`;
export const lifted = (place: number, count: number) =>
  `Column ${place} of ${count} is lifted. Move it with the arrow keys.`;
export const over = (place: number, count: number) => `Over position ${place} of ${count}.`;
export const dragCancelled = (place: number, count: number) => `Cancelled. It stays column ${place} of ${count}.`;
