import type { ScrapeOutcome } from '@gift-registry/bff-contract';

interface OutcomeText {
  /** The toast for pages that gave nothing. */
  readonly toast?: 'Failed to scrape product' | 'No product found';
  readonly title: string;
  readonly text: string;
}

const byHand = 'Type the details below; the address is kept.';

/** What is said about each way in which reading a page can end. */
export const outcomeTexts: Readonly<Record<ScrapeOutcome, OutcomeText>> = {
  ok: {
    title: 'Here is what we found',
    text: 'Check the details and change whatever is not right.',
  },
  partial: {
    title: 'We found some of the details',
    text: 'The page does not say everything clearly. Please fill in the rest.',
  },
  'not-a-product': {
    toast: 'No product found',
    title: 'This page does not show a single product',
    text: `Open the product itself and copy that address, or go on here. ${byHand}`,
  },
  blocked: {
    toast: 'Failed to scrape product',
    title: 'The shop did not let us in',
    text: `Some shops refuse every visitor that is not a person. ${byHand}`,
  },
  unreachable: {
    toast: 'Failed to scrape product',
    title: 'We could not reach this page',
    text: `Check the address for a typing error. ${byHand}`,
  },
  'not-allowed': {
    toast: 'Failed to scrape product',
    title: 'We do not open this address',
    text: `Only public shop pages can be read. ${byHand}`,
  },
  'too-large': {
    toast: 'Failed to scrape product',
    title: 'This page is too large for us to read',
    text: byHand,
  },
  timeout: {
    toast: 'Failed to scrape product',
    title: 'The shop took too long to answer',
    text: `You can try again later, or go on here. ${byHand}`,
  },
};

export const nothingExtracted = 'Could not extract product information from this URL';
