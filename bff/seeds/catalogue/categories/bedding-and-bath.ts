import type { CatalogueSeed } from '../catalogue-seed.ts';

export const beddingAndBath = [
  {
    key: 'jaipuri-razai',
    name: 'Hand-Block Razai, Double',
    brand: 'Bunavati',
    price: 5290,
    stockQuantity: 10,
    description:
      'A double razai, 225 × 275 cm, block-printed in brick and marigold and filled with 1.2 kg of carded cotton. Voile on both sides. Air in the sun; dry clean.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
  {
    key: 'soft-pillow-pair',
    name: 'Soft Pillows, Pair',
    brand: 'Ruivan',
    price: 1790,
    stockQuantity: 33,
    description:
      'Two 45 × 70 cm pillows filled with microfibre that does not clump. The cotton covers, one green and one peach, unzip for a 40° wash. Medium firm.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'embroidered-cushion',
    name: 'Embroidered Cushion, 40 cm',
    brand: 'Bunavati',
    price: 799,
    stockQuantity: 42,
    description:
      'A cotton cushion with a flower worked in chain stitch and a tassel at each corner. Comes with a feather-soft filler. The cover zips off for hand washing.',
    occasions: ['housewarming'],
  },
  {
    key: 'bath-towel-set-6',
    name: 'Combed-Cotton Towels, Set of 6',
    brand: 'Ruivan',
    price: 2650,
    stockQuantity: 26,
    description:
      'Two bath, two hand and two face towels in 550 gsm combed cotton. They soften with every wash and dry on a balcony by evening. Machine wash at 40°.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'waffle-bathrobe',
    name: 'Waffle Bathrobe',
    brand: 'Ruivan',
    price: 2250,
    stockQuantity: 13,
    description:
      'A knee-length robe in light cotton waffle, with two pockets and a belt that stays in its loops. Free size, for 155 to 185 cm. Machine washable.',
    occasions: ['wedding', 'anniversary', 'baby-shower'],
  },
  {
    key: 'king-bedsheet-set',
    name: 'King Bedsheet Set, 400 Thread',
    brand: 'Bunavati',
    price: 3890,
    stockQuantity: 17,
    description:
      'One 274 × 274 cm sheet and two pillow covers in 400-thread cotton sateen. Printed with a border of small flowers. Colours hold at 40°; iron damp.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
  {
    key: 'wool-throw-with-basket',
    name: 'Lambswool Throw in a Basket',
    brand: 'Bunavati',
    price: 6450,
    stockQuantity: 3,
    description:
      'A 130 × 170 cm lambswool throw from a Kullu loom, rolled into a lidless sabai-grass basket. Warm without weight. Dry clean the throw; wipe the basket.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
  {
    key: 'bath-accessory-set',
    name: 'Bath Accessory Set, 5 Pieces',
    brand: 'Ruivan',
    price: 1450,
    stockQuantity: 29,
    description:
      'A soap dispenser, tumbler, two bamboo brushes and a soap dish in matt ceramic. The pump holds 350 ml. Rubber rings keep everything in place on wet stone.',
    occasions: ['housewarming'],
  },
  {
    key: 'linen-blend-curtains',
    name: 'Linen-Blend Curtains, Pair',
    brand: 'Bunavati',
    price: 3150,
    stockQuantity: 9,
    description:
      'Two 7 ft panels in a linen and cotton blend that softens the afternoon sun. Steel eyelets, tie-backs and rod finials included. Machine wash cold.',
    occasions: ['housewarming'],
  },
  {
    key: 'tufted-bath-mat',
    name: 'Tufted Bath Mat',
    brand: 'Ruivan',
    price: 690,
    stockQuantity: 38,
    description:
      'A 50 × 80 cm cotton mat with rows of raised waves that dry wet feet fast. The latex back does not slip. Machine wash and line dry.',
    occasions: ['housewarming'],
  },
] satisfies readonly CatalogueSeed[];
