import type { ProseSection } from '../../features/platform/prose.tsx';

export const aRegistryIsNotADemand: readonly ProseSection[] = [
  {
    paragraphs: [
      'Almost every host asks the same thing at first: “Won’t it look greedy?” It is a good question, and it shows good manners. Ask the guests, and the answer is nearly always the same: “Finally. I have been wondering for a month what they might like.”',
      'A list takes an evening of guessing off your guests’ hands. It becomes a demand only when it is handed over like one. These are the small things that make the difference.',
    ],
  },
  {
    heading: 'Keep it off the invitation card',
    paragraphs: [
      'The card is about the day: who, when and where. Put the link on a second card, on your wedding website, or in the message that answers “what would you two like?” In a family group, let somebody else post it. A sister who writes “many of you asked, so here it is” does it better than the bride could.',
    ],
  },
  {
    heading: 'Write one true line beside it',
    paragraphs: [
      'A list without a word is a bill. A list with a sentence is a story. You don’t need more than this:',
    ],
    points: [
      '“We are moving into our first flat in Pune, and these are the things it is missing.”',
      '“Your company is the gift. If you would like to bring another, here are ideas.”',
      '“We have saucepans for a lifetime. We have no bookshelves.”',
    ],
  },
  {
    heading: 'Let small gifts stand first',
    paragraphs: [
      'Guests read the top of the list as a hint of what is expected. Begin with the steel dabbas and the cotton napkins, and let the dining table come later, ideally as a group gift. Nobody should have to scroll in order to be generous within their means.',
    ],
  },
  {
    heading: 'Leave room for surprises',
    paragraphs: [
      'Some people love to choose by themselves: the aunt with the perfect eye, the friend who makes pottery. Let them. A registry is there for those who are glad of help. Thank the painting that was on no list exactly as warmly as the pressure cooker that was.',
      'And never send a reminder. A guest who comes with empty hands and a full heart has read your invitation correctly.',
    ],
  },
];
