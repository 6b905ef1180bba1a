import type { CatalogueSeed, CategorySeed } from './catalogue-seed.ts';
import { babyCare } from './categories/baby-care.ts';
import { beddingAndBath } from './categories/bedding-and-bath.ts';
import { booksAndStationery } from './categories/books-and-stationery.ts';
import { diningAndServeware } from './categories/dining-and-serveware.ts';
import { gardenAndBalcony } from './categories/garden-and-balcony.ts';
import { homeAppliances } from './categories/home-appliances.ts';
import { homeDecor } from './categories/home-decor.ts';
import { jewelleryAndKeepsakes } from './categories/jewellery-and-keepsakes.ts';
import { kitchenAndCookware } from './categories/kitchen-and-cookware.ts';
import { nursery } from './categories/nursery.ts';
import { pujaAndFestive } from './categories/puja-and-festive.ts';
import { toysAndGames } from './categories/toys-and-games.ts';
import { travelAndLuggage } from './categories/travel-and-luggage.ts';
import { wellness } from './categories/wellness.ts';

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
