export interface Question {
  readonly question: string;
  readonly answer: string;
}

export const questions: readonly Question[] = [
  {
    question: 'What is a gift registry?',
    answer:
      'A wish list for an occasion. You choose the gifts that you would love, your guests choose among them, and what is bought is marked for everyone. So you get what you need, and nothing twice.',
  },
  {
    question: 'What does it cost?',
    answer:
      'Nothing, neither for hosts nor for guests. There are no fees on gifts and no paid extras. We earn from our partnerships with retailers.',
  },
  {
    question: 'Which occasions can I create a registry for?',
    answer:
      'Any. Most are for weddings, baby showers, birthdays, housewarmings, anniversaries and graduations, and you can name an occasion of your own.',
  },
  {
    question: 'Do my guests need an account?',
    answer:
      'No. They open your link or enter your code, look around, and give. Their name is enough. With an email address they get a receipt, and can change their mind from any device.',
  },
  {
    question: 'Can I add gifts from other websites?',
    answer:
      'Yes, from any of them. Paste the address of the product, and we read its name, picture and price. Have a look, correct what is not right, and add it next to the gifts from our catalogue.',
  },
  {
    question: 'How many gifts can I add?',
    answer:
      'As many as you like: there is no limit on items per registry. A good measure is one and a half times the number of households you invite, at prices of every size.',
  },
  {
    question: 'How do you keep a gift from being bought twice?',
    answer:
      'A gift is marked the moment somebody takes it, on every page that is open at the time. If two guests press the button together, one gets it and the other is told at once.',
  },
  {
    question: 'Where are the gifts delivered?',
    answer:
      'Where you decide: to your address, or into the hands of your guests, who bring them along. Your guests see your preference and make the final choice. Shops on other websites never learn your address from us.',
  },
  {
    question: 'Can several guests give one gift together?',
    answer:
      'Yes. Guests can contribute any amount towards a gift from our catalogue until it is complete. The money is settled directly between you and them.',
  },
  {
    question: 'Can I change my registry after I have shared it?',
    answer:
      'At any time. Add gifts, change quantities or take something off, and everyone with the link sees it at once. What has been bought stays bought.',
  },
];
