/** What the parts of a design are called. */
export const emptyText = 'Text without letters';
export const text = (words: string) => `Text “${words}”`;
export const picture = 'Picture';
export const group = (count: number) => `Group of ${count}`;

/** A sentence for those who do not see the design: `On the front: Text “Goa 2026”, 12 cm wide.` */
export const printed = (area: string, parts: string) => `${area}: ${parts}.`;
export const part = (name: string, cm: string) => `${name}, ${cm} cm wide`;
export const nothing = 'Nothing is printed yet.';
