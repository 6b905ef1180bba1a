import type { Occasion } from '@gift-registry/bff-contract';

interface Topic {
  readonly category: string;
  readonly examples: string;
  readonly wished: number;
}

const kitchen = (wished: number): Topic => ({
  category: 'kitchen-and-cookware',
  examples: 'A pressure cooker, a kadhai, a masala dabba',
  wished,
});
const dining = (wished: number): Topic => ({
  category: 'dining-and-serveware',
  examples: 'A dinner set, chai cups, a water jug',
  wished,
});
const bedding = (wished: number): Topic => ({
  category: 'bedding-and-bath',
  examples: 'Bedsheets, towels, a razai',
  wished,
});
const appliances = (wished: number): Topic => ({
  category: 'home-appliances',
  examples: 'A mixer grinder, a kettle, an iron',
  wished,
});
const decor = (wished: number): Topic => ({
  category: 'home-decor',
  examples: 'A lamp, a vase, a rug',
  wished,
});
const puja = (wished: number): Topic => ({
  category: 'puja-and-festive',
  examples: 'A kalash, a puja thali, a torana',
  wished,
});
const garden = (wished: number): Topic => ({
  category: 'garden-and-balcony',
  examples: 'A planter, string lights, a herb box',
  wished,
});
const travel = (wished: number): Topic => ({
  category: 'travel-and-luggage',
  examples: 'A suitcase, a duffel, a wash bag',
  wished,
});
const keepsakes = (wished: number): Topic => ({
  category: 'jewellery-and-keepsakes',
  examples: 'A photo album, a frame, a silver coin',
  wished,
});
const toys = (wished: number): Topic => ({
  category: 'toys-and-games',
  examples: 'A rattle, building blocks, a teddy',
  wished,
});
const books = (wished: number): Topic => ({
  category: 'books-and-stationery',
  examples: 'A box of classics, a fountain pen, a desk lamp',
  wished,
});
const wellness = (wished: number): Topic => ({
  category: 'wellness',
  examples: 'A yoga mat, a diffuser, a spa hamper',
  wished,
});

export const checklists: Readonly<Record<Occasion, readonly Topic[]>> = {
  wedding: [
    kitchen(4),
    dining(3),
    bedding(3),
    appliances(2),
    decor(2),
    puja(1),
    travel(2),
    keepsakes(1),
  ],
  'baby-shower': [
    {
      category: 'baby-care',
      examples: 'Bottles, onesies, a diaper bag',
      wished: 4,
    },
    { category: 'nursery', examples: 'A crib, a night light, a stroller', wished: 3 },
    toys(3),
    keepsakes(1),
    books(1),
  ],
  housewarming: [kitchen(4), appliances(3), bedding(3), dining(2), decor(3), garden(2), puja(1)],
  birthday: [toys(3), books(2), wellness(2), travel(1), keepsakes(1)],
  anniversary: [decor(2), dining(2), bedding(2), travel(1), keepsakes(2), wellness(1)],
  graduation: [books(3), travel(3), appliances(1), wellness(1)],
  other: [kitchen(2), dining(2), decor(2), bedding(2), books(1), wellness(1)],
};
