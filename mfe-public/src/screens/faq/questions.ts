export interface Question {
  readonly question: string;
  readonly answer: string;
}

export const questions: readonly Question[] = [
  {
    question: 'What is a gift registry?',
    answer:
      'A wish list for an occasion. You add the gifts you would love, your guests choose from them, and every purchase is marked for everyone. You get what you need, and nothing twice.',
  },
  {
    question: 'What does it cost?',
    answer:
      'Nothing, neither for hosts nor for guests. There are no fees on gifts and no paid extras, and shipping in India is in the price of a gift. We earn from our partnerships with retailers.',
  },
  {
    question: 'Which occasions can I create a registry for?',
    answer:
      'Any. Choose wedding, baby shower, birthday, housewarming, anniversary or graduation, or “Other” for anything else.',
  },
  {
    question: 'Do my guests need an account?',
    answer:
      'No. They open your link or enter your code, look around, and give or order. Their name is enough. With an email address they get a receipt, and can undo their gift or follow their order from any device.',
  },
  {
    question: 'Can I add gifts from other websites?',
    answer:
      'Yes, from any shop. Paste the address of the product, and we read its name, picture and price. Check them, correct what is wrong, and add the gift next to those from our catalogue.',
  },
  {
    question: 'How many gifts can I add?',
    answer:
      'As many as you like: there is no limit on items per registry. A good rule is three gifts for every two households you invite, at a range of prices.',
  },
  {
    question: 'How do you keep a gift from being bought twice?',
    answer:
      'A gift is marked as soon as somebody takes it, on every open page. If two guests press the button at the same moment, one gets it and the other is told at once.',
  },
  {
    question: 'Where are the gifts delivered?',
    answer:
      'You say what you prefer: gifts sent to your address, or guests who bring them. Guests see your preference and make the final choice. What they order from our catalogue, we send as a parcel within India, on the days that suit you. They see your city and state. We never show your address to guests or to other shops.',
  },
  {
    question: 'Can several guests give one gift together?',
    answer:
      'Yes. Guests can contribute any amount towards a gift from our catalogue until it is complete. They pay you directly: by UPI when you add your address to the registry, else as you agree. We keep nothing.',
  },
  {
    question: 'Can I change my registry after I have shared it?',
    answer:
      'At any time. Add gifts, change quantities or remove gifts that nobody has taken, and everyone with the link sees it at once.',
  },
];
