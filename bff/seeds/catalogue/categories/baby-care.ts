import type { CatalogueSeed } from '../catalogue-seed.ts';

export const babyCare = [
  {
    key: 'anti-colic-bottle-pair',
    name: 'Anti-Colic Bottles, Pair',
    brand: 'Nanhiva',
    price: 849,
    stockQuantity: 36,
    description:
      'Two bottles of 240 ml and 150 ml with vents that keep air out of the milk. BPA-free, with slow-flow teats. Safe to sterilise in steam.',
    occasions: ['baby-shower'],
  },
  {
    key: 'foldaway-baby-bath',
    name: 'Foldaway Baby Bath',
    brand: 'Nanhiva',
    price: 2290,
    stockQuantity: 14,
    description:
      'A soft-sided tub that folds to 10 cm and hangs behind the door. The plug changes colour when water is too hot. From birth to two years.',
    occasions: ['baby-shower'],
  },
  {
    key: 'quilted-diaper-bag',
    name: 'Quilted Diaper Bag',
    brand: 'Lorikoo',
    price: 3190,
    stockQuantity: 11,
    description:
      'Twelve pockets, an insulated bottle sleeve and a changing mat that unrolls. The canvas is water-repellent. Clips to a stroller handle.',
    occasions: ['baby-shower'],
  },
  {
    key: 'video-baby-monitor',
    name: 'Video Baby Monitor',
    brand: 'Lorikoo',
    price: 8990,
    stockQuantity: 4,
    description:
      'A camera that sees in the dark and a 4.3-inch screen that needs no Wi-Fi. Shows the room temperature and plays five lullabies. Range of 250 metres.',
    occasions: ['baby-shower'],
  },
  {
    key: 'organic-onesie-set-3',
    name: 'Organic Cotton Onesies, Set of 3',
    brand: 'Lorikoo',
    price: 1390,
    stockQuantity: 30,
    description:
      'Three half-sleeve onesies in organic cotton with an envelope neck. Nickel-free snaps open flat for changes. Size 3 to 6 months.',
    occasions: ['baby-shower'],
  },
  {
    key: 'knitted-booties',
    name: 'Hand-Knitted Booties',
    brand: 'Lorikoo',
    price: 599,
    stockQuantity: 45,
    description:
      'Soft cotton-wool booties knitted in Himachal, with a ribbon that ties twice. Grippy dots on the sole. For 0 to 6 months; hand wash.',
    occasions: ['baby-shower'],
  },
  {
    key: 'muslin-bib-set',
    name: 'Muslin Bibs, Set of 5',
    brand: 'Lorikoo',
    price: 649,
    stockQuantity: 39,
    description:
      'Five bibs in double muslin with a strawberry sewn on each. Two snaps let them grow with the baby. Machine wash at 60°.',
    occasions: ['baby-shower'],
  },
  {
    key: 'suction-plate-and-spoon',
    name: 'Suction Plate and Spoon',
    brand: 'Nanhiva',
    price: 799,
    stockQuantity: 28,
    description:
      'A silicone plate with three parts and a base that holds to the table. The soft spoon is safe for new teeth. Microwave and dishwasher safe.',
    occasions: ['baby-shower', 'birthday'],
  },
  {
    key: 'grow-along-high-chair',
    name: 'Grow-Along High Chair',
    brand: 'Nanhiva',
    price: 7890,
    stockQuantity: 6,
    description:
      'Beech legs, five-point harness and a tray that comes off with one hand. Becomes a low chair for a child up to 30 kg. The cushion wipes clean.',
    occasions: ['baby-shower', 'birthday'],
  },
  {
    key: 'baby-massage-oil-set',
    name: 'Baby Massage Trio',
    brand: 'Nanhiva',
    price: 990,
    stockQuantity: 0,
    description:
      'Cold-pressed coconut oil, almond oil and a calendula balm, free from mineral oil and perfume. Tested on sensitive skin. 100 ml, 100 ml and 50 g.',
    occasions: ['baby-shower'],
  },
] satisfies readonly CatalogueSeed[];
