import type { ScrapeOutcome } from '@gift-registry/bff-contract';

/** What the host is told, and how to go on. */
export const outcomeMessages: Readonly<Record<ScrapeOutcome, string | null>> = {
  ok: null,
  partial: 'We found this product, but not everything about it. Please fill in what is missing.',
  'not-a-product': 'No product found: Could not extract product information from this URL',
  blocked:
    'Failed to scrape product: This shop keeps others from reading its pages. You can type the details by hand.',
  unreachable:
    'Failed to scrape product: We could not reach this page. Please check its address, or type the details by hand.',
  'not-allowed':
    'Failed to scrape product: This address is not one that we can open. Please use the public address of the product, or type the details by hand.',
  'too-large':
    'Failed to scrape product: This page is too large for us to read. You can type the details by hand.',
  timeout:
    'Failed to scrape product: This shop took too long to answer. Please try again, or type the details by hand.',
};

export const failedMessage =
  'Failed to scrape product: Could not extract product information from this URL';
