// Titles and descriptions for browser tabs, search engines and shared links
export const blogs = 'Blogs';
export const listDescription = 'Notes on cloth, colour and care from the people who make what you wear.';
export const postNotFound = 'Post not found';
/** Until the post is known. */
export const story = 'Story';
/** Title of the page that shows a post before it is published. */
export const preview = 'Preview';

// Posts about a topic
export const postsAbout = (topic: string) => `Posts about ${topic}`;
export const topicDescription = (topic: string) =>
  `What we have written about ${topic}: posts of our blog, the newest first.`;
export const titleOfPage = (title: string, page: number) => `${title}, page ${page}`;
