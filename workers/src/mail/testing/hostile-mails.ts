import { mailDefinition, mails } from '@gift-registry/workers-contract';

const productName = 'Lamp <b>"Diya"</b> & oil';
const hostGifts = mailDefinition('host-gifts').sample;

export const HOSTILE_DATA = {
  'verify-email': { ...mailDefinition('verify-email').sample, firstName: "D'Arcy" },
  'claim-receipt': {
    ...mailDefinition('claim-receipt').sample,
    productName: `${productName}\r\nBcc: someone@example.com`,
  },
  'order-news': { ...mailDefinition('order-news').sample, productName },
  'gift-question': { ...mailDefinition('gift-question').sample, productName },
  'question-answer': { ...mailDefinition('question-answer').sample, productName },
  'host-gifts': {
    ...hostGifts,
    gifts: hostGifts.gifts.map((gift) => ({ ...gift, productName })),
  },
  'thank-you': {
    ...mailDefinition('thank-you').sample,
    note: 'Dear Ravi,\nthank you for the <b>lamp</b>!',
  },
  'query-receipt': { name: 'Ravi', query: 'Do you ship to Pune?\n<script>x</script>' },
};

/** All mails with their samples, of which some are hostile. */
export const HOSTILE_MAILS: Readonly<Record<string, object>> = {
  ...Object.fromEntries(mails.map(({ name, sample }) => [name, sample])),
  ...HOSTILE_DATA,
};
