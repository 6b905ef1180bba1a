import type { ProseSection } from '../../features/platform/prose.tsx';

export const weddingGiftsForEveryBudget: readonly ProseSection[] = [
  {
    paragraphs: [
      'Think of a cousin who is still at college. She opens the list, finds a set of brass measuring spoons for ₹450, and buys it in two minutes, without a second thought about what the others give. That is what a well-spread list does. It costs you ten minutes of arithmetic.',
    ],
  },
  {
    heading: 'The rule of thirds',
    paragraphs: [
      'Count your guests by household, not by head, and plan about half as many gifts again, so that the last one to choose still has a choice. Then spread the prices:',
    ],
    points: [
      'A third below ₹1,000: linen, spoons, a good lunch box, a board game, a plant in its pot.',
      'A third from ₹1,000 to ₹5,000: cookware, lamps, bedding, a mixer that does not shout.',
      'A third above that, and most of these as group gifts.',
    ],
  },
  {
    heading: 'Take care of the two ends',
    paragraphs: [
      'Guests with little money look for something that is small and still whole. One teacup out of a set of six feels like a sixth of a gift, while a tea tin is a gift. So break big sets up only when every part can stand alone.',
      'Guests with much money look for something worthy. If the dearest thing on your list costs ₹6,000, the uncle from Singapore will leave the list and buy a chandelier. Give him the sofa.',
    ],
  },
  {
    heading: 'Different sides, different habits',
    paragraphs: [
      'In one family the envelope is a matter of course; in the other it is unthinkable. You don’t have to settle that. A registry stands beside the envelope and doesn’t replace it. Let both sets of parents read the list before you share it, and let each add three things. It saves a great many phone calls.',
    ],
  },
  {
    heading: 'Look once a week',
    paragraphs: [
      'What is bought leaves gaps, and they are mostly at the cheap end. Fill them as you go: you can add to your list at any time, and everyone with the link sees it at once. In the last week before the wedding have at least ten gifts below ₹1,000 left. That is when the friends from college wake up.',
    ],
  },
];
