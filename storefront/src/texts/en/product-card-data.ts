export const leftLeft = (left: string | number) => `${left} left`;
export const percentOff = (percent: string | number) => `${percent}% off`;
export const newLabel = 'New';
export const glows = 'Glows';
