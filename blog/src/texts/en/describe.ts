export const notesOnClothColourAndCare = 'Notes on cloth, colour and care from the people who make what you wear.';
export const blogs = 'Blogs';
export const postNotFound = 'Post not found';
export const story = 'Story';
