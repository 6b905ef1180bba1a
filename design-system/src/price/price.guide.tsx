import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { Price } from './price.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For each amount of money, and for the words in place of one.'],
  avoid: [
    'For counts: plain text.',
    'In a sentence without emphasis: plain text with the same formatting.',
  ],
  comparisons: [
    {
      do: <Price>₹1,41,999</Price>,
      because: 'Grouped the Indian way, figures of one width.',
      dont: <span>Rs. 141,999/-</span>,
      butNot: 'Grouped for another country, with signs of a receipt.',
    },
  ],
  example: <Price size="lg">₹1,41,999</Price>,
  anatomy: [['Amount', 'The sign of the currency and tabular figures.', 'span', 'top']],
  states: {
    Small: <Price size="sm">₹2,499</Price>,
    Medium: <Price>₹2,499</Price>,
    Large: <Price size="lg">₹2,499</Price>,
    'Without an amount': <Price>Price on request</Price>,
  },
  without: ['hover', 'active', 'focus', 'disabled', 'loading', 'error'],
  keyboard: 'It takes no focus.',
  content: [
    'Pass formatted text; the product uses formatPrice.',
    'Paise only when there are any: ₹499.50.',
    'No amount: Price on request; no price known: Price unavailable.',
  ],
});
