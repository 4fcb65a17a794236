export const newArrivals = 'New arrivals';
export const everything = 'Everything';
export const search = 'Search';
