import type { CatalogueSeed } from '../catalogue-seed.ts';

export const wellness = [
  {
    key: 'yoga-mat-with-bottle',
    name: 'Yoga Mat with Bottle',
    brand: 'Shvaasika',
    price: 2290,
    stockQuantity: 27,
    description:
      'A 5 mm natural-rubber mat that grips better as hands get warm, with a carry strap and a steel bottle. 183 × 66 cm. Wipe with a damp cloth.',
    occasions: ['birthday', 'graduation'],
  },
  {
    key: 'neoprene-dumbbell-pair',
    name: 'Neoprene Dumbbells, 2 × 3 kg',
    brand: 'Shvaasika',
    price: 1690,
    stockQuantity: 20,
    description:
      'Two 3 kg dumbbells with flat ends that do not roll under the sofa. The neoprene coat is soft on palms and floors. Exercise chart included.',
    occasions: ['birthday', 'graduation'],
  },
  {
    key: 'ceramic-aroma-diffuser',
    name: 'Ceramic Aroma Diffuser',
    brand: 'Sugandhara',
    price: 2590,
    stockQuantity: 15,
    description:
      'Mists for six hours and stops by itself when dry. The ceramic cover lifts off a wooden base. Comes with 15 ml of lemongrass oil.',
    occasions: ['housewarming', 'birthday', 'anniversary'],
  },
  {
    key: 'essential-oil-trio',
    name: 'Essential Oil Trio',
    brand: 'Sugandhara',
    price: 999,
    stockQuantity: 40,
    description:
      'Lavender, sandalwood and sweet orange, steam-distilled and bottled in amber glass. 15 ml each with a dropper. Dilute before use on skin.',
    occasions: ['birthday', 'anniversary'],
  },
  {
    key: 'meditation-cushion-set',
    name: 'Meditation Cushion and Mat',
    brand: 'Shvaasika',
    price: 2850,
    stockQuantity: 9,
    description:
      'A pleated cushion filled with buckwheat hulls on a cotton mat. Sits 14 cm high; add or remove hulls to suit. Covers unzip for washing.',
    occasions: ['housewarming', 'birthday', 'graduation'],
  },
  {
    key: 'heated-neck-massager',
    name: 'Heated Neck Massager',
    brand: 'Shvaasika',
    price: 3990,
    stockQuantity: 0,
    description:
      'Eight kneading nodes and gentle heat across neck and shoulders. Stops by itself after fifteen minutes. Charges by USB-C; cover washable.',
    occasions: ['birthday', 'anniversary'],
  },
  {
    key: 'ubtan-spa-hamper',
    name: 'Ubtan Spa Hamper',
    brand: 'Sugandhara',
    price: 1850,
    stockQuantity: 17,
    description:
      'A turmeric ubtan, a rose-sandal cream and a vetiver soap in a wooden tray. Made in small batches without parabens. Use within a year.',
    occasions: ['wedding', 'birthday', 'anniversary'],
  },
] satisfies readonly CatalogueSeed[];
