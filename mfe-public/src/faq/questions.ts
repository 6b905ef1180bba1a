export interface Question {
  readonly question: string;
  readonly answer: string;
}

export const questions: readonly Question[] = [
  {
    question: 'What is a gift registry?',
    answer:
      'A wish list for an occasion. You choose the gifts, your guests choose among them, and what is bought is marked for everyone.',
  },
  {
    question: 'What does it cost?',
    answer: 'Nothing, for hosts and for guests. Our retail partners pay us.',
  },
  {
    question: 'Which occasions is it for?',
    answer:
      'Any: birthdays, weddings, baby showers, housewarming, anniversaries, graduations, and what you call your own.',
  },
  {
    question: 'Do my guests need an account?',
    answer: 'No. They open your link, look, and give. A name is enough.',
  },
  {
    question: 'Can I add gifts from other websites?',
    answer:
      'Yes. Paste the address of the product and we read its name, picture and price. You can correct them.',
  },
  {
    question: 'How many gifts can I add?',
    answer: 'As many as you like. There is no limit on items per registry.',
  },
  {
    question: 'How do you prevent that a gift is given twice?',
    answer:
      'A gift is marked the moment somebody takes it, on every open page. A second guest cannot take it again.',
  },
  {
    question: 'Where are gifts delivered?',
    answer:
      'Where you say: to your address from our catalogue, or brought by your guests. Shops of other websites never see your address from us.',
  },
  {
    question: 'Can several guests give one gift together?',
    answer:
      'Yes. Guests contribute towards a catalogue gift until it is complete, and settle the money with you.',
  },
  {
    question: 'Can I change my registry after sharing it?',
    answer: 'At any time. Add, change or remove gifts; your guests see it at once.',
  },
];
