import type { ScrapeMessage, ScrapeOutcome } from '@gift-registry/bff-contract';

const text = 'Could not extract product information from this URL';

const failure = (advice: string): ScrapeMessage => ({
  title: 'Failed to scrape product',
  text,
  advice,
});

export const outcomeMessages: Readonly<Record<ScrapeOutcome, ScrapeMessage | null>> = {
  ok: null,
  partial: {
    title: 'We found some of the details',
    text: 'Please fill in what is missing.',
    advice: null,
  },
  'not-a-product': {
    title: 'No product found',
    text,
    advice:
      'It may be a list, a search or an article. Please open the gift itself and copy the address of its page, or fill in the details by hand.',
  },
  blocked: failure(
    'This shop doesn’t let other websites read its pages. You can fill in the details by hand.',
  ),
  unreachable: failure(
    'We could not reach this page. Please check its address and try again, or fill in the details by hand.',
  ),
  'not-allowed': failure(
    'We can’t open this address. Please use the public address of the product, or fill in the details by hand.',
  ),
  'too-large': failure(
    'This page is too large for us to read. You can fill in the details by hand.',
  ),
  timeout: failure(
    'This shop took too long to answer. Please try again, or fill in the details by hand.',
  ),
};

export const failedNotice = failure(
  'Something went wrong on our side. Please try again, or fill in the details by hand.',
);

export const expiredNotice = failure(
  'We read this page more than two days ago. Please paste its link again, or fill in the details by hand.',
);

export const pictureMessage: ScrapeMessage = {
  title: 'We could not use this picture',
  text: 'Please use the address of a photograph: JPEG, PNG, WebP, GIF or AVIF, up to 10 MB.',
  advice: null,
};

export const photoMessage: ScrapeMessage = {
  title: 'We could not use this photo',
  text: 'Please choose a photo that is a JPEG, PNG, WebP, GIF or AVIF, at least 80 pixels wide and high.',
  advice: null,
};
