export interface PostSummary {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly date: string;
  readonly author: string;
  readonly minutes: number;
  readonly summary: string;
}

export const postSummaries = [
  {
    slug: 'a-registry-is-not-a-demand',
    title: 'A registry is not a demand',
    category: 'Etiquette',
    date: '2025-11-04',
    author: 'Nandini Rao',
    minutes: 2,
    summary:
      'How to share your list so that guests feel helped and not asked: where it goes, what to write beside it, and what to leave out.',
  },
  {
    slug: 'a-first-home-in-thirty-gifts',
    title: 'A first home in thirty gifts',
    category: 'Housewarming',
    date: '2025-10-07',
    author: 'Kabir Sethi',
    minutes: 2,
    summary:
      'Thirty things that turn an empty flat into a place where friends stay for dinner, in the order in which you will miss them.',
  },
  {
    slug: 'what-new-parents-really-use',
    title: 'What new parents really use',
    category: 'Baby shower',
    date: '2025-09-02',
    author: 'Fatima Sheikh',
    minutes: 2,
    summary:
      'The things that new parents use every day of the first year, and the ones that stay in their box. A list for a baby shower.',
  },
  {
    slug: 'wedding-gifts-for-every-budget',
    title: 'Wedding gifts for every budget',
    category: 'Wedding',
    date: '2025-07-22',
    author: 'Joseph Mathew',
    minutes: 2,
    summary:
      'A list works when everyone finds something on it. How to spread your prices so that students and generous uncles are both at ease.',
  },
  {
    slug: 'giving-together',
    title: 'Giving together: how to share one big gift',
    category: 'Group gifts',
    date: '2025-06-10',
    author: 'Ananya Iyer',
    minutes: 2,
    summary:
      'The washing machine, the cot, the mattress: what costs too much for one guest is easy for eight. A short guide without awkward talk of money.',
  },
  {
    slug: 'ten-birthday-gifts-under-1000-rupees',
    title: 'Ten birthday gifts under ₹1,000 that are not a mug',
    category: 'Birthday',
    date: '2025-05-06',
    author: 'Rahul Desai',
    minutes: 2,
    summary:
      'Small gifts are remembered when they fit the person. Ten ideas that cost less than dinner for two, and who each of them is for.',
  },
  {
    slug: 'thank-you-notes-that-sound-like-you',
    title: 'Thank-you notes that sound like you',
    category: 'After the party',
    date: '2025-03-18',
    author: 'Meher Irani',
    minutes: 2,
    summary:
      'Three sentences are enough, if they are the right three. A way to thank a hundred and fifty guests without writing the same note twice.',
  },
  {
    slug: 'gifts-across-distance',
    title: 'When your guests live in five time zones',
    category: 'Hosting',
    date: '2025-02-11',
    author: 'Arjun Nair',
    minutes: 2,
    summary:
      'Cousins in Toronto, friends in Dubai, grandparents in Thrissur. How to let everyone give, and have the gifts arrive where you are.',
  },
] as const satisfies readonly PostSummary[];

export type PostSlug = (typeof postSummaries)[number]['slug'];
