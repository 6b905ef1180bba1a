import type { CatalogueSeed } from '../catalogue-seed.ts';

export const diningAndServeware = [
  {
    key: 'hand-painted-teapot',
    name: 'Hand-Painted Teapot, 900 ml',
    brand: 'Thalvana',
    price: 1850,
    stockQuantity: 16,
    description:
      'A stoneware pot with a lotus painted by hand on each side. Pours six cups and has a removable steel infuser. Microwave safe without the infuser.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
  {
    key: 'chai-cup-and-saucer-set-6',
    name: 'Chai Cups and Saucers, Set of 6',
    brand: 'Thalvana',
    price: 1690,
    stockQuantity: 25,
    description:
      'Six 160 ml porcelain cups with a rose-pink band and matching saucers. The handle fits two fingers comfortably. Safe for the microwave and the dishwasher.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
  {
    key: 'gulmohar-dinner-set-16',
    name: 'Gulmohar Dinner Set, 16 Pieces',
    brand: 'Thalvana',
    price: 7490,
    stockQuantity: 9,
    description:
      'Four each of dinner plates, side plates, bowls and dessert plates in glazed stoneware. The gulmohar border is fired under the glaze, so it does not fade. Dishwasher safe.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
  {
    key: 'kansa-thali-set',
    name: 'Kansa Thali Set, 7 Pieces',
    brand: 'Kansira',
    price: 6250,
    stockQuantity: 4,
    description:
      'A 31 cm bronze thali with four katoris, a tumbler and a spoon, hand-beaten by metalworkers. Kansa keeps food warm and turns golden with use. Clean with tamarind and water.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
  {
    key: 'copper-water-jug',
    name: 'Hammered Copper Water Jug, 1.5 L',
    brand: 'Kansira',
    price: 2390,
    stockQuantity: 21,
    description:
      'Pure copper, hammered on the outside and left bare inside for storing drinking water overnight. Holds 1.5 litres with a lid. Rinse with lemon and salt each week.',
    occasions: ['wedding', 'housewarming', 'graduation'],
  },
  {
    key: 'lassi-glasses-set-3',
    name: 'Ribbed Lassi Glasses, Set of 3',
    brand: 'Kansira',
    price: 749,
    stockQuantity: 44,
    description:
      'Thick 300 ml glasses that stand up to crushed ice and a busy table. The heavy base does not tip. Top-rack dishwasher safe.',
    occasions: ['housewarming', 'birthday'],
  },
  {
    key: 'cutlery-set-24',
    name: 'Walnut-Handle Cutlery, 24 Pieces',
    brand: 'Thalvana',
    price: 3290,
    stockQuantity: 12,
    description:
      'Six each of dinner forks, spoons, knives and teaspoons in 18/10 steel with resin-sealed green handles. Comes in a slotted wooden tray. Hand wash to keep the handles bright.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
  {
    key: 'mango-wood-serving-tray',
    name: 'Painted Mango-Wood Tray',
    brand: 'Kathvan',
    price: 1250,
    stockQuantity: 19,
    description:
      'A 42 × 28 cm tray carved from mango wood, painted with marigolds and sealed with a water-based varnish. Two handles wide enough for both hands. Wipe with a damp cloth.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'rose-stoneware-cake-stand',
    name: 'Rose Stoneware Cake Stand',
    brand: 'Thalvana',
    price: 2190,
    stockQuantity: 2,
    description:
      'A 28 cm plate on a turned foot in rose-glazed stoneware, heavy enough not to slide. Holds a 2 kg cake. Hand wash and dry.',
    occasions: ['birthday', 'anniversary', 'wedding'],
  },
  {
    key: 'roti-casserole-2-5l',
    name: 'Insulated Roti Casserole, 2.5 L',
    brand: 'Thalvana',
    price: 1390,
    stockQuantity: 30,
    description:
      'A double-walled steel casserole that keeps rotis soft for four hours. Holds fifteen rotis and has a lid that drains its own steam. The inner bowl lifts out.',
    occasions: ['wedding', 'housewarming'],
  },
] satisfies readonly CatalogueSeed[];
