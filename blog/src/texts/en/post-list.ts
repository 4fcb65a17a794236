export const readMoreTitle = (title: string | number) => `Read More: ${title}`;
export const readMore = 'Read More';
export const exploreFashionsLatestTrendsOf2025 = "Explore Fashion's Latest Trends of 2025";
export const notesOnClothColourAndCare =
  'Notes on cloth, colour and care from the people who make what you wear: how it is made, how to wear it, and how to make it last.';
