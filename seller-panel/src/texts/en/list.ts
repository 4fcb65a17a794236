// Above a list of products or orders: views, filters, columns
export const view = 'View';
export const allRows = 'All rows';
export const ownFilters = 'Own filters';
export const filters = 'Filters';
export const filtersInUse = (count: number) => `Filters (${count})`;
export const arrange = 'Columns and views';
export const applyFilters = 'Apply';
export const clearFilters = 'Clear filters';
export const any = 'Any';
export const noneWithFilters = 'Nothing matches these filters.';

// The dialog for columns and views
export const columns = 'Columns';
export const usualColumns = 'Usual columns';
export const density = 'Density';
export const compact = 'Compact';
export const roomy = 'Roomy';
export const savedViews = 'Saved views';
export const noViewsYet = 'No views yet. Choose filters and an order, then save them here under a name.';
export const viewName = 'Name of the view';
export const saveView = 'Save view';
export const deleteView = (name: string) => `Delete the view ${name}`;
export const notStored = 'It could not be saved. Please try again.';

// Selection
export const selectRow = (name: string) => `Select ${name}`;
export const selectPage = 'Select all rows of this page';
export const selected = (count: string) => `${count} selected`;
export const selectAll = (count: string) => `Select all ${count} that match`;
export const clearSelection = 'Clear selection';
export const selection = 'Selection';
