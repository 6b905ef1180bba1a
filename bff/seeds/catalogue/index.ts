import type { CatalogueSeed, CategorySeed } from './catalogue-seed.ts';
import { babyCare } from './baby-care.ts';
import { beddingAndBath } from './bedding-and-bath.ts';
import { booksAndStationery } from './books-and-stationery.ts';
import { diningAndServeware } from './dining-and-serveware.ts';
import { gardenAndBalcony } from './garden-and-balcony.ts';
import { homeAppliances } from './home-appliances.ts';
import { homeDecor } from './home-decor.ts';
import { jewelleryAndKeepsakes } from './jewellery-and-keepsakes.ts';
import { kitchenAndCookware } from './kitchen-and-cookware.ts';
import { nursery } from './nursery.ts';
import { pujaAndFestive } from './puja-and-festive.ts';
import { toysAndGames } from './toys-and-games.ts';
import { travelAndLuggage } from './travel-and-luggage.ts';
import { wellness } from './wellness.ts';

/** In display order. */
export const catalogue: readonly CategorySeed[] = [
  { key: 'kitchen-and-cookware', name: 'Kitchen & Cookware', products: kitchenAndCookware },
  { key: 'dining-and-serveware', name: 'Dining & Serveware', products: diningAndServeware },
  { key: 'home-decor', name: 'Home Decor', products: homeDecor },
  { key: 'bedding-and-bath', name: 'Bedding & Bath', products: beddingAndBath },
  { key: 'home-appliances', name: 'Home Appliances', products: homeAppliances },
  { key: 'baby-care', name: 'Baby Care', products: babyCare },
  { key: 'nursery', name: 'Nursery', products: nursery },
  { key: 'toys-and-games', name: 'Toys & Games', products: toysAndGames },
  {
    key: 'jewellery-and-keepsakes',
    name: 'Jewellery & Keepsakes',
    products: jewelleryAndKeepsakes,
  },
  { key: 'travel-and-luggage', name: 'Travel & Luggage', products: travelAndLuggage },
  { key: 'books-and-stationery', name: 'Books & Stationery', products: booksAndStationery },
  { key: 'puja-and-festive', name: 'Puja & Festive', products: pujaAndFestive },
  { key: 'wellness', name: 'Wellness & Self-Care', products: wellness },
  { key: 'garden-and-balcony', name: 'Garden & Balcony', products: gardenAndBalcony },
];

export interface CatalogueProduct extends CatalogueSeed {
  readonly category: string;
}

export const catalogueProducts: readonly CatalogueProduct[] = catalogue.flatMap(
  ({ key, products }) => products.map((product) => ({ ...product, category: key })),
);
