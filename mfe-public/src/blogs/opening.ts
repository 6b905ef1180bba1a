export const opening = {
  heading: 'Blogs',
  lede: 'Ideas and honest advice for giving, hosting and celebrating well, written by people who have been to many weddings.',
} as const;
