import type { CatalogueSeed } from '../catalogue-seed.ts';

export const nursery = [
  {
    key: 'sheesham-baby-crib',
    name: 'Convertible Sheesham Crib',
    brand: 'Palnovan',
    price: 18990,
    stockQuantity: 3,
    description:
      'A solid sheesham crib with three mattress heights and a side that comes off for toddlers. Rails are 6 cm apart. Fits a 120 × 60 cm mattress, not included.',
    occasions: ['baby-shower'],
  },
  {
    key: 'felt-cot-mobile',
    name: 'Felt Cot Mobile',
    brand: 'Palnovan',
    price: 1290,
    stockQuantity: 22,
    description:
      'Stars, a moon, a cloud and a heart in wool felt, strung from a wooden ring. Turns with the slightest breeze. Hang at least 40 cm above the mattress.',
    occasions: ['baby-shower'],
  },
  {
    key: 'all-terrain-stroller',
    name: 'All-Terrain Stroller',
    brand: 'Chalovan',
    price: 15490,
    stockQuantity: 5,
    description:
      'Takes broken footpaths on air-filled wheels and folds with one hand. The hood has a window and blocks sun fully. From birth to 20 kg.',
    occasions: ['baby-shower'],
  },
  {
    key: 'rajasthani-palna',
    name: 'Rajasthani Palna Cradle',
    brand: 'Palnovan',
    price: 22500,
    stockQuantity: 1,
    description:
      'A hanging cradle turned in mango wood with lac beads, made by a family in Jodhpur. Cotton rope, steel pins and a quilted bed included. Holds up to 15 kg.',
    occasions: ['baby-shower'],
  },
  {
    key: 'nursing-rocking-chair',
    name: 'Nursing Rocking Chair',
    brand: 'Palnovan',
    price: 13990,
    stockQuantity: 4,
    description:
      'A high back, wide arms and a slow rock for long nights. Beech runners under a stain-resistant weave. Comes with one small cushion.',
    occasions: ['baby-shower', 'housewarming'],
  },
  {
    key: 'moon-night-light',
    name: 'Moon Night Light',
    brand: 'Roshvana',
    price: 1150,
    stockQuantity: 33,
    description:
      'A 15 cm moon that glows in three warm shades when tapped. Charges by USB-C and lasts ten hours. Stays cool all night.',
    occasions: ['baby-shower', 'birthday'],
  },
  {
    key: 'star-toy-basket',
    name: 'Star Toy Basket',
    brand: 'Palnovan',
    price: 890,
    stockQuantity: 26,
    description:
      'A rope basket 35 cm high that swallows a floor of toys. The lining lifts out for washing. Two handles small hands can pull.',
    occasions: ['baby-shower', 'birthday'],
  },
  {
    key: 'nursery-changing-dresser',
    name: 'Changing Dresser',
    brand: 'Palnovan',
    price: 16750,
    stockQuantity: 2,
    description:
      'Four soft-close drawers below a padded changing top with raised sides. The top comes off when nappies end. Fix it to the wall with the strap supplied.',
    occasions: ['baby-shower'],
  },
  {
    key: 'wooden-play-gym',
    name: 'Wooden Play Gym with Mat',
    brand: 'Khelvana',
    price: 3690,
    stockQuantity: 13,
    description:
      'A beech frame with three hanging toys over a padded cotton mat. Folds flat behind a sofa. For the first year; the mat is machine washable.',
    occasions: ['baby-shower'],
  },
  {
    key: 'little-house-bookshelf',
    name: 'Little House Bookshelf',
    brand: 'Palnovan',
    price: 6490,
    stockQuantity: 0,
    description:
      'A house-shaped shelf, 90 cm high, with space for thirty picture books and two baskets. Rounded corners, water-based paint. Wall fixing included.',
    occasions: ['baby-shower', 'birthday'],
  },
] satisfies readonly CatalogueSeed[];
