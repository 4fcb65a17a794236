/** What screen readers call the drawing. */
export const barChart = 'bar chart';
/** The button that shows the figures, and the heads of their columns. */
export const showAsTable = 'Show as a table';
export const period = 'Period';
export const value = 'Value';
