export const yes = 'Yes';
export const topPx = (top: string | number) => `${top}px`;
