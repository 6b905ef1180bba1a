import type { ProseSection } from '../../features/platform/prose.tsx';

export const giftsAcrossDistance: readonly ProseSection[] = [
  {
    paragraphs: [
      'Half of the guests at a modern Indian wedding send their love from somewhere else. They would like to give something that can be held in the hand, and don’t know how: shipping a parcel from Toronto costs more than the gift, customs holds it until after the honeymoon, and the third aunt has already sent a kettle. A few decisions at the beginning spare everyone that.',
    ],
  },
  {
    heading: 'Decide where gifts should go',
    paragraphs: [
      'When you make your registry, you choose between two ways. Gifts are sent to your address, which suits friends in Dubai and Toronto. Or your guests bring them, which is the right choice when everybody comes to the same hall.',
      'Whichever you choose, guests see it on your page before they buy. We never give your address to other shops.',
    ],
  },
  {
    heading: 'Add gifts that can be bought from abroad',
    points: [
      'Shops that take foreign cards. Many Indian ones do; try it with one item before you add ten.',
      'Things without a plug. Voltage and warranty stop at the border.',
      'Prices in the currency of the shop. We show them as they are, so nobody is surprised at the till.',
    ],
  },
  {
    heading: 'Mind the clock',
    paragraphs: [
      'A gift that somebody is buying elsewhere is held for a day, so that nobody in another time zone buys it meanwhile. Your cousin in Vancouver can go to bed with the page open and finish after breakfast. When she says that it is bought, it is marked for everybody, from Thrissur to Toronto, at the same moment.',
    ],
  },
  {
    heading: 'Let grandparents take part',
    paragraphs: [
      'Not everyone wants to give by phone. Send them the link anyway, and ask a grandchild to sit beside them with a cup of tea and read the list aloud. No account is needed, so there is no password to forget. One grandmother chose the pressure cooker because she had received the same one in 1964. It was the best-told gift of the wedding.',
      'And on the day, put a laptop on the gift table with the camera on. When you open the parcel from far away, its sender should see your face.',
    ],
  },
];
