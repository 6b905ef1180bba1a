import type { CatalogueSeed } from '../catalogue-seed.ts';

export const travelAndLuggage = [
  {
    key: 'cabin-trolley-suitcase',
    name: 'Cabin Trolley, 55 cm',
    brand: 'Yatrovan',
    price: 4990,
    stockQuantity: 19,
    description:
      'A 38-litre polycarbonate cabin case that weighs 2.6 kg. Four double wheels, a number lock and a zipped divider. Five-year warranty.',
    occasions: ['wedding', 'graduation'],
  },
  {
    key: 'trolley-set-of-three',
    name: 'Trolley Set, 3 Sizes',
    brand: 'Yatrovan',
    price: 13490,
    stockQuantity: 6,
    description:
      'Cabin, medium and large cases of 38, 65 and 98 litres that nest inside each other. Hard shells with matching straps. Five-year warranty on wheels and handles.',
    occasions: ['wedding', 'anniversary'],
  },
  {
    key: 'everyday-backpack',
    name: 'Everyday Backpack, 24 L',
    brand: 'Safarook',
    price: 2390,
    stockQuantity: 31,
    description:
      'A padded 15-inch laptop sleeve, a bottle pocket on each side and a rain cover in the base. Recycled polyester canvas. Breathable straps.',
    occasions: ['birthday', 'graduation'],
  },
  {
    key: 'weekender-duffel',
    name: 'Weekender Duffel, 40 L',
    brand: 'Safarook',
    price: 3690,
    stockQuantity: 13,
    description:
      'Waxed canvas with leather-trimmed handles and a shoe tunnel at one end. Slides over a trolley handle. Wipe clean; wax once a year.',
    occasions: ['birthday', 'anniversary', 'graduation'],
  },
  {
    key: 'striped-wash-bag',
    name: 'Striped Wash Bag',
    brand: 'Safarook',
    price: 799,
    stockQuantity: 34,
    description:
      'A wide-mouthed bag that stands open on the basin. The lining is waterproof and has three elastic loops. 24 × 15 cm.',
    occasions: ['wedding', 'anniversary', 'graduation'],
  },
  {
    key: 'travel-neck-pillow',
    name: 'Starry Neck Pillow',
    brand: 'Safarook',
    price: 1090,
    stockQuantity: 22,
    description:
      'Slow memory foam under a cotton-jersey cover that zips off. Closes in front so the head cannot roll. Packs into a pouch a third of its size.',
    occasions: ['birthday', 'graduation'],
  },
  {
    key: 'flask-and-cup-set',
    name: 'Steel Flask and Mug',
    brand: 'Yatrovan',
    price: 1590,
    stockQuantity: 26,
    description:
      'A 750 ml vacuum flask and a 300 ml mug with a lid, both in 18/8 steel. Chai stays hot for twelve hours. Powder coated; hand wash.',
    occasions: ['birthday', 'housewarming', 'graduation'],
  },
  {
    key: 'passport-and-tag-set',
    name: 'Passport Cover and Luggage Tag',
    brand: 'Safarook',
    price: 949,
    stockQuantity: 3,
    description:
      'Vegetable-tanned leather with room for two passports, four cards and a boarding pass. The tag hides your address. Initials embossed on request.',
    occasions: ['wedding', 'anniversary', 'graduation'],
  },
  {
    key: 'retro-instant-camera',
    name: 'Retro Instant Camera',
    brand: 'Yatrovan',
    price: 8490,
    stockQuantity: 4,
    description:
      'Prints credit-card-sized photos within ninety seconds. Auto exposure, a selfie mirror and a woven strap. First pack of ten films included.',
    occasions: ['birthday', 'wedding', 'graduation'],
  },
  {
    key: 'windproof-umbrella',
    name: 'Windproof Umbrella',
    brand: 'Safarook',
    price: 1290,
    stockQuantity: 29,
    description:
      'Eight fibreglass ribs that turn inside out and come back. A 105 cm canopy for two, with a wooden crook handle. Dries in minutes.',
    occasions: ['birthday', 'housewarming', 'graduation'],
  },
  {
    key: 'packing-cubes-set-4',
    name: 'Packing Cubes, Set of 4',
    brand: 'Yatrovan',
    price: 1190,
    stockQuantity: 0,
    description:
      'Four zipped cubes with mesh tops that keep a suitcase in order. Two-way zips, a grab loop on each. Machine wash cold.',
    occasions: ['wedding', 'graduation'],
  },
] satisfies readonly CatalogueSeed[];
