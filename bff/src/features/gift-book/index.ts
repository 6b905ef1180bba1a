export { allGifts, giftsCsv } from './gifts-csv.ts';
