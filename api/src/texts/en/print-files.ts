/** The job ticket of a line that is printed. */
export const ticket = 'Print job';
export const lineOf = (order: string, line: number) => `Order ${order}, line ${line}`;
export const garment = 'Garment';
export const colour = 'Colour';
export const size = 'Size';
export const pieces = 'Pieces';
export const printed = 'Printed';
export const area = 'Where';
export const largest = 'File';
export const place = 'Top edge';
export const front = 'Front';
export const back = 'Back';
export const inMm = (width: number, height: number) => `${width} × ${height} mm`;
export const inTheMiddle = (below: number) => `${below} mm below the collar, in the middle`;
export const besideTheMiddle = (below: number, beside: number, isRight: boolean) =>
  `${below} mm below the collar, ${beside} mm to the ${isRight ? 'right' : 'left'} of the middle as you look at it`;
export const problems = 'Please check';
export const files = 'Files';
