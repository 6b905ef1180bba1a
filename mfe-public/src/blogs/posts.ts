export interface Post {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly date: string;
  readonly author: string;
  readonly readTime: string;
  readonly paragraphs: readonly string[];
}

export const posts: readonly Post[] = [
  {
    slug: 'a-registry-is-not-a-demand',
    title: 'A registry is not a demand',
    category: 'Etiquette',
    date: 'March 3, 2025',
    author: 'Nandini Rao',
    readTime: '4 min read',
    paragraphs: [
      'Some hosts worry that a list looks greedy. Guests see it differently: most of them have already spent an evening wondering what you might like.',
      'Share the link on a separate card or in a message of its own, below the date and the place. Write one line about why you chose these gifts. Include small ones.',
      'And say that coming is what counts. Everyone knows it, and it is still good to read.',
    ],
  },
  {
    slug: 'a-first-home-in-thirty-gifts',
    title: 'A first home in thirty gifts',
    category: 'Housewarming',
    date: 'February 11, 2025',
    author: 'Kabir Sethi',
    readTime: '6 min read',
    paragraphs: [
      'Start in the kitchen, for that is where guests gather: a pressure cooker, a good knife, a kadhai that will outlive you.',
      'Then light and cloth. Lamps and curtains change a room more than furniture does, and they are easy to give.',
      'Leave the large things for group gifts. Five friends together give a better mattress than one.',
    ],
  },
  {
    slug: 'what-new-parents-really-use',
    title: 'What new parents really use',
    category: 'Baby shower',
    date: 'January 20, 2025',
    author: 'Fatima Sheikh',
    readTime: '5 min read',
    paragraphs: [
      'Newborn clothes are outgrown in weeks. Ask for sizes from six months on, and for muslin cloths, of which there are never enough.',
      'A carrier, a night light and a chair to feed in are used every day for a year.',
      'The best gift of all fits on no shelf: a warm meal, brought on a Tuesday.',
    ],
  },
  {
    slug: 'wedding-gifts-by-budget',
    title: 'Wedding gifts for every budget',
    category: 'Wedding',
    date: 'December 8, 2024',
    author: 'Joseph Mathew',
    readTime: '7 min read',
    paragraphs: [
      'A list works when everyone finds something on it. Put a third of the gifts below a thousand rupees, a third below five thousand, and the rest above.',
      'Guests who are students should not have to apologise, and an uncle who wants to be generous should have the chance.',
      'Check your list once a week. What is bought leaves gaps, and gaps are easily filled.',
    ],
  },
];
