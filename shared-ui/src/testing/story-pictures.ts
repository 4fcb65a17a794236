// Storybook serves these from .storybook/static, under addresses like the store's.
export const dressPicture = '/media/dress-buti-1_750x1000_dfe5ea/750.webp';
export const hoodiePicture = '/media/hoodie-neel-1_750x1000_dfe5ea/750.webp';
