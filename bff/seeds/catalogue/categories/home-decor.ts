import type { CatalogueSeed } from '../catalogue-seed.ts';

export const homeDecor = [
  {
    key: 'hand-thrown-table-lamp',
    name: 'Hand-Thrown Table Lamp',
    brand: 'Roshvana',
    price: 3750,
    stockQuantity: 11,
    description:
      'A terracotta base thrown on the wheel, glazed marigold, under a handloom cotton shade. Stands 46 cm tall and takes an E27 bulb up to 40 W. The cord is 1.8 m.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
  {
    key: 'ivory-ceramic-vase',
    name: 'Ivory Line Vase',
    brand: 'Mittivan',
    price: 1350,
    stockQuantity: 24,
    description:
      'A 24 cm stoneware vase with a hand-scratched wave around the belly. The narrow neck holds five stems upright. Glazed inside, so it does not sweat.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
  {
    key: 'round-wall-clock',
    name: 'Silent Wall Clock, 30 cm',
    brand: 'Deewaran',
    price: 1590,
    stockQuantity: 28,
    description:
      'A 30 cm clock with a sweep movement that makes no tick. Metal case, glass front, one AA cell included. Numerals give way to bold markers readable across a hall.',
    occasions: ['housewarming', 'graduation'],
  },
  {
    key: 'soy-candle-trio',
    name: 'Mogra Soy Candles, Set of 3',
    brand: 'Roshvana',
    price: 899,
    stockQuantity: 50,
    description:
      'Three soy-wax pillars scented with mogra, vetiver and orange peel. They burn for 25, 18 and 15 hours. Trim the wick to 5 mm before each lighting.',
    occasions: ['birthday', 'anniversary', 'wedding'],
  },
  {
    key: 'brass-finish-lantern',
    name: 'Courtyard Lantern',
    brand: 'Roshvana',
    price: 2150,
    stockQuantity: 15,
    description:
      'A 38 cm iron lantern with a brass finish and four clear panes. One side opens for a pillar candle or a string of lights. Use on a balcony that stays dry.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'sunburst-mirror',
    name: 'Sunburst Wall Mirror, 60 cm',
    brand: 'Deewaran',
    price: 4890,
    stockQuantity: 5,
    description:
      'A 35 cm round mirror set in a 60 cm sunburst of hand-cut wooden rays. Two hooks are fixed to the back. Weighs 3.1 kg.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'macrame-wall-hanging',
    name: 'Macramé Wall Hanging',
    brand: 'Deewaran',
    price: 1190,
    stockQuantity: 20,
    description:
      'Knotted from undyed cotton rope around a mango-wood rod, with a diamond woven in indigo. Measures 50 × 80 cm. Shake out the dust or vacuum on low.',
    occasions: ['housewarming', 'baby-shower'],
  },
  {
    key: 'warli-framed-painting',
    name: 'Warli Village, Framed',
    brand: 'Deewaran',
    price: 5400,
    stockQuantity: 1,
    description:
      'A village dance painted with rice paste on terracotta-dyed cloth by a Warli artist in Palghar. Framed in teak, 45 × 40 cm, behind matt acrylic. Signed on the back.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
  {
    key: 'handwoven-dhurrie-rug',
    name: 'Handwoven Dhurrie, 4 × 6 ft',
    brand: 'Bunavati',
    price: 6990,
    stockQuantity: 7,
    description:
      'A flat-weave cotton dhurrie made on a pit loom, the same on both sides. The azo-free dyes hold through cold hand washes. Use it with an anti-slip underlay.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'brass-urli-bowl',
    name: 'Brass Urli, 35 cm',
    brand: 'Kansira',
    price: 4650,
    stockQuantity: 8,
    description:
      'A cast brass bowl, 35 cm across, for floating flowers and diyas at the door. Two ring handles make it easy to carry. Polish with a paste of tamarind.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'white-metal-elephant',
    name: 'Caparisoned Elephant Figurine',
    brand: 'Deewaran',
    price: 2790,
    stockQuantity: 0,
    description:
      'A solid metal elephant, 16 cm long, with its festival cloth enamelled by hand. The felt base is kind to shelves. Dust with a soft brush.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
] satisfies readonly CatalogueSeed[];
