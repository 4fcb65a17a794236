// Served by Storybook from .storybook/static, in the store's own address scheme.
export const dressPicture = '/media/dress-buti-1_750x1000_dfe5ea/750.webp';
export const hoodiePicture = '/media/hoodie-neel-1_750x1000_dfe5ea/750.webp';
