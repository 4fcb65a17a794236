// Above the list
export const title = "Explore Fashion's Latest Trends of 2025";
export const intro =
  'Notes on cloth, colour and care from the people who make what you wear: how it is made, how to wear it, and how to make it last.';

// The link of each post; screen readers read the title after it
export const readMore = 'Read More';
export const readMoreOf = (title: string) => `Read More: ${title}`;

// Below 'No posts yet.'
export const firstPostsWillAppear = 'The first posts will appear here.';

// Posts about a topic, and pages
export const postsAbout = (topic: string) => `Posts about ${topic}`;
export const allPosts = 'All posts';
export const nothingAbout = (topic: string) => `No posts about ${topic}.`;
export const noSuchPage = 'This page of posts does not exist.';
export const writtenOtherwise = 'It may be written in another way, or the posts may have been removed.';
