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
export const subheading = 'H3';
export const bullets = 'List';
export const numbers = 'Numbered list';
export const quote = 'Quote';
export const link = 'Link';
export const undo = 'Undo';
export const redo = 'Redo';

// When a post is shown
export const whenShown = 'When it is shown';
export const shownNow = 'Now';
export const shownAlready = 'Published';
export const everybodyReadsIt = 'Everyone can read it.';
export const shownLater = 'At a set time';
export const publishesItself = 'It is published automatically at this time.';
export const timeInIndia = 'Day and time in India';
export const indianTimeNote = 'India Standard Time, wherever you are.';
export const chooseTime = 'Choose a day and a time.';
export const shownNever = 'Not yet';
export const staysDraft = 'It stays a draft that only you and admins see.';

// What is typed is stored
export const wordsAreBack = (time: string) => `What you typed until ${time} is back.`;
export const discardThem = 'Discard it';
export const savedInBrowser = (time: string) => `Saved in this browser at ${time}`;
export const draftSavedAt = (time: string) => `Draft saved at ${time}`;

// Somebody else changed the post too
export const changedMeanwhile = 'Another person has changed this post. Choose for each field, then press Update Post.';
export const joinedWithOthers =
  'Another person has changed this post. Their changes are in the form now. Press Update Post to save both.';
export const yours = 'Yours';
export const theirs = 'Theirs';
export const empty = 'Empty';
export const takeTheirs = 'Use theirs';
export const takeTheirsFor = (field: string) => `Use theirs: ${field}`;
export const revisions = 'Revisions';

// Posts that are not published
export const draftsAndScheduled = 'Drafts and scheduled';
export const draftsNotLoaded = 'Drafts and scheduled posts could not be loaded.';
export const draftChanged = (time: string) => `Draft · changed ${time}`;
export const scheduledFor = (time: string) => `Scheduled · ${time}`;
export const preview = 'Preview';
export const previewNamed = (title: string) => `Preview ${title}`;
export const previewOf = (title: string) => `Preview of “${title}”`;
export const makingPreview = 'Making the link...';
export const previewNotMade = 'The link was not made.';
export const whoHasLink = (until: string) =>
  `Anyone with this link can read the post until ${until}. Search engines cannot.`;
export const previewLink = 'Link';
export const openPreview = 'Open preview';

// The address of a link
export const address = 'Address';
export const addressHint = 'A web address, an email address, or a page of the shop such as /women.';
export const notAddress = 'This is not an address. Type for example https://example.com, name@example.com or /women.';
export const setLink = 'Set link';
export const removeLink = 'Remove link';

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
