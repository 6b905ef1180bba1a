import type { ProseSection } from '../../features/platform/prose.tsx';

export const givingTogether: readonly ProseSection[] = [
  {
    paragraphs: [
      'Everyone knows the chat group that was started to buy one cot. There are eleven members, a hundred and forty messages, three suggestions of other cots, and at the end one tired cousin pays for everything and never quite gets the money back. It doesn’t have to be like that.',
    ],
  },
  {
    heading: 'One gift, many parts',
    paragraphs: [
      'On a registry, a gift from our catalogue can be given in parts. Each guest opens the link, chooses Contribute, and says how much. The page shows how far it has come, and the last contribution completes it. Nobody has to collect, remind or keep a list, and nobody sees what anybody else has given.',
      'A contribution is a promise. The money itself is settled between the guests and the host, the way your family does such things: by UPI, in an envelope, or at the door.',
    ],
  },
  {
    heading: 'For hosts: which gifts to open for this',
    points: [
      'Those that you need and would never ask of one person: a mattress, a washing machine, a bicycle, a good chair.',
      'At most one in five. A list that is made of group gifts only gives nobody the joy of handing something over.',
      'Whole things rather than sums. “Honeymoon fund” says nothing; “two nights in a houseboat at Alappuzha” is something to look forward to.',
    ],
  },
  {
    heading: 'For guests: how much is right?',
    paragraphs: [
      'What you would have spent on a gift of your own, and not a rupee more because others can see that you took part. If the page says that ₹900 are missing and you had planned ₹500, give ₹500. The next guest will be delighted to complete it.',
    ],
  },
  {
    heading: 'For offices and classes',
    paragraphs: [
      'Choose one person who picks the gift, tell everyone the link and the last day, and end the discussion there. Write one card together. A group gift with eleven handwritten names on it is worth more than the gift, and it is the only part that is still in the drawer after twenty years.',
    ],
  },
  {
    heading: 'When it isn’t complete in time',
    paragraphs: [
      'It happens, and it is no misfortune. The page shows what has been pledged. The host can pay the rest, choose a simpler model, or leave the gift open until the next occasion. Say a word of thanks either way: ten people meant well.',
    ],
  },
];
