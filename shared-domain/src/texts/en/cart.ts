export const onlyAvailable = (inStock: number, size: string) => `Only ${inStock} items available in size ${size}`;
