import { SAMPLE_DATA } from '../preview/sample-data.ts';

const productName = 'Lamp <b>"Diya"</b> & oil';

export const HOSTILE_DATA: typeof SAMPLE_DATA = {
  ...SAMPLE_DATA,
  'verify-email': { ...SAMPLE_DATA['verify-email'], firstName: "D'Arcy" },
  'claim-receipt': {
    ...SAMPLE_DATA['claim-receipt'],
    productName: `${productName}\r\nBcc: someone@example.com`,
  },
  'order-news': { ...SAMPLE_DATA['order-news'], productName },
  'gift-question': { ...SAMPLE_DATA['gift-question'], productName },
  'question-answer': { ...SAMPLE_DATA['question-answer'], productName },
  'host-gifts': {
    ...SAMPLE_DATA['host-gifts'],
    gifts: SAMPLE_DATA['host-gifts'].gifts.map((gift) => ({ ...gift, productName })),
  },
  'thank-you': { ...SAMPLE_DATA['thank-you'], note: 'Dear Ravi,\nthank you for the <b>lamp</b>!' },
  'query-receipt': { name: 'Ravi', query: 'Do you ship to Pune?\n<script>x</script>' },
};
