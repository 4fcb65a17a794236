export const addProduct = 'Add Product';
