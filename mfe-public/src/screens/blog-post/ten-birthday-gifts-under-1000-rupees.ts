import type { ProseSection } from '../../features/platform/prose.tsx';

export const tenBirthdayGiftsUnder1000Rupees: readonly ProseSection[] = [
  {
    paragraphs: [
      'The mug says “World’s Best”, and it stands in the second row with four others that say so too. Small gifts fail when they could be for anyone. They work when they could only be for one person. Here are ten that cost less than dinner for two, with the person for whom each of them is right.',
    ],
  },
  {
    heading: 'For people who cook',
    points: [
      'A microplane grater, about ₹800. People who own one use it every day; the others never thought of buying it.',
      'Three spices from where they grow: pepper from Wayanad, chilli from Byadgi, saffron from Pampore. In small tins, with a note on what you would make of them.',
    ],
  },
  {
    heading: 'For people who read',
    points: [
      'Your own favourite book, with a letter on its first page that says why. Costs ₹400 and can’t be bought.',
      'A clip-on lamp that leaves the other half of the bed dark.',
    ],
  },
  {
    heading: 'For people who are always out',
    points: [
      'A steel bottle that fits the bicycle, and a patch kit.',
      'A pouch for cables. Nobody buys one, everybody needs one.',
    ],
  },
  {
    heading: 'For people who have everything',
    points: [
      'Six months of a magazine on the one subject of which they never tire.',
      'A tree, planted in their name by a group in their own district, that they can visit.',
      'A photograph of the two of you, printed and framed. When did you last print one?',
    ],
  },
  {
    heading: 'For children',
    points: [
      'A magnifying glass, a notebook and an afternoon with you in the park. It beats everything that needs a battery.',
    ],
  },
  {
    heading: 'And if you would rather ask',
    paragraphs: [
      'Asking is no failure of imagination. If they have a registry, filter it by price and choose something that makes you smile. If not, ask one question: “What have you meant to buy for months and never did?” The answer is nearly always below ₹1,000.',
      'Whatever it is, wrap it. A gift in the delivery box of a shop is a parcel. The same thing in yesterday’s newspaper, with a marigold under the string, is a present.',
    ],
  },
];
