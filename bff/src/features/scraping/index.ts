export { type ProductPicture, saveExternalProduct } from './external-products.repository.ts';
export { guestLink, productAddress } from './product-address.ts';
export { readStatus, expiredScrape } from './scrape-status.ts';
export { type ScrapesDependencies, createScrapeLimits } from './start-scrape.ts';
export { findScrapes, lockScrapesOf } from './scrapes.repository.ts';
