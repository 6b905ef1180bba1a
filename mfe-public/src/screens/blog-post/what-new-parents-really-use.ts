import type { ProseSection } from '../../features/platform/prose.tsx';

export const whatNewParentsReallyUse: readonly ProseSection[] = [
  {
    paragraphs: [
      'Shops for babies are very good at the first six weeks. Parents have to manage the fifty-two after that. So here are two lists: things that parents use every single day, and things that they give away unused. Both fit on one page.',
    ],
  },
  {
    heading: 'Used every day',
    points: [
      'Muslin cloths. There are never enough of them. Twenty is a good number.',
      'A carrier or a long cotton wrap, which frees both hands and calms faster than any swing.',
      'A chair to feed in, with arms at the right height, and a small table beside it for water.',
      'A night light that is dim enough to keep everyone half asleep.',
      'A washing machine that dries. It belongs at the top of the group gifts.',
    ],
  },
  {
    heading: 'Given away in their boxes',
    points: [
      'Newborn clothes. Most were outgrown before their second wash. Ask for sizes from six months on.',
      'Shoes, until the child walks.',
      'The wipe warmer, the bottle steriliser for families who own a pressure cooker, the fourth soft toy.',
      'Perfumed lotions. Skin that new needs coconut oil, if anything.',
    ],
  },
  {
    heading: 'Think of the mother, too',
    paragraphs: [
      'A baby needs little and gets much. The person who has just given birth needs much and is often forgotten. Soft kurtas that open in front, a hot water bottle, an hour of massage, a subscription for groceries: every mother remembers the one guest who thought of her.',
    ],
  },
  {
    heading: 'The gift that fits on no shelf',
    paragraphs: [
      'A warm meal, brought on a Tuesday, with no expectation of being asked in. Or three hours in which you hold the baby so that both parents sleep. Put it on the list as an item of its own, and give it a quantity of ten. It costs nothing, and it is often the first to be taken.',
      'One last piece of advice: keep the receipts, and write in the message that you will. Babies have opinions about bottles, and they are final.',
    ],
  },
];
