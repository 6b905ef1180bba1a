export { allGifts } from './all-gifts.ts';
export { giftsCsv } from './gifts-csv.ts';
