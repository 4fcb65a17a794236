// The form
export const newPost = 'New post';
export const editPost = 'Edit post';
/** Heading while a post is edited. */
export const editingPost = (title: string) => `Edit “${title}”`;
export const title = 'Title';
export const titleIsRequired = 'Title is required.';
export const addImages = 'Add images';
export const firstImageIsFeatured = 'The first one is the featured image.';
export const addOtherImages = 'Add other images';
export const newImagesReplaceOld = 'New images replace the ones below.';
export const imagesOfThisPost = 'Images of this post';
export const existingImage = (number: number) => `Existing image ${number}`;
export const content = 'Content';
export const description = 'Description';
export const author = 'Author';
export const tags = 'Tags';
export const categories = 'Categories';
export const separatedByCommas = 'Separated by commas';
export const createPost = 'Create Post';
export const updatePost = 'Update Post';
export const cancel = 'Cancel';
export const tryAgain = 'Try again';
export const postNotSaved = 'The post was not saved.';
export const typedIsStillHere = (problem: string) => `${problem} What you typed is still here.`;

// The tools above the content
export const editorNotLoaded = 'The editor could not be loaded.';
export const textStyle = 'Text style';
export const bold = 'Bold';
export const italic = 'Italic';
export const heading = 'H2';
export const undo = 'Undo';
export const redo = 'Redo';

// The list of posts; screen readers read the title with its buttons
export const posts = 'Posts';
export const loadingPosts = 'Loading posts...';
export const firstPostWillAppear = 'The first one you write appears here.';
export const edit = 'Edit';
export const editNamed = (title: string) => `Edit ${title}`;
export const deletePost = 'Delete';
export const deleteNamed = (title: string) => `Delete ${title}`;
export const areYouSure = 'Are you sure?';
export const postNotOpened = 'This post could not be opened. Press Edit to try again.';
export const postNotDeleted = 'This post could not be deleted.';

// What was done
export const postSaved = 'Post saved';
export const postUpdated = 'Post updated';
export const postDeleted = 'Post deleted';
