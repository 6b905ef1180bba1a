export { type ProductPicture, saveExternalProduct } from './external-products.repository.ts';
export { guestLink, productAddress } from './product-address.ts';
export { readStatus } from './read-status.ts';
export { type ScrapesDependencies, createScrapeLimits } from './scrape-limits.ts';
export { expiredScrape } from './scrape-status.ts';
export { findScrapes, lockScrapesOf } from './scrapes.repository.ts';
