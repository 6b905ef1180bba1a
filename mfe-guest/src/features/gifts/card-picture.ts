import { largeSources, pictureSources } from '@gift-registry/bff-contract';

const wide = '(min-width: 45rem)';

export const cardSizes = `${wide} 22rem, 5rem`;

/** Phones load the small versions, which a card is too large for. */
export const cardSources = (imageUrl: string) => [
  ...largeSources(imageUrl).map((source) => ({ ...source, media: wide })),
  ...pictureSources(imageUrl),
];
