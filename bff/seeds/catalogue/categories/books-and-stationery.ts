import type { CatalogueSeed } from '../catalogue-seed.ts';

export const booksAndStationery = [
  {
    key: 'botanical-notebook',
    name: 'Botanical Notebook, A5',
    brand: 'Patrivana',
    price: 549,
    stockQuantity: 47,
    description:
      '192 dotted pages of 100 gsm handmade paper that takes fountain-pen ink. Lies flat, with a ribbon and an elastic. Cloth-bound cover.',
    occasions: ['birthday', 'graduation'],
  },
  {
    key: 'lacquer-fountain-pen',
    name: 'Lacquer Fountain Pen',
    brand: 'Syahvan',
    price: 2890,
    stockQuantity: 14,
    description:
      'A brass barrel lacquered in lilac, with a medium steel nib that writes the moment it touches paper. Converter and two cartridges included. Gift boxed.',
    occasions: ['birthday', 'anniversary', 'graduation'],
  },
  {
    key: 'indian-classics-box',
    name: 'Four Classics, Boxed',
    brand: 'Patrivana',
    price: 2190,
    stockQuantity: 18,
    description:
      'Four novels of Indian writing, two in English and two in translation, clothbound with ribbon markers. Printed on cream paper in a readable 11-point type. In a slipcase.',
    occasions: ['birthday', 'graduation'],
  },
  {
    key: 'desk-organiser',
    name: 'Two-Drawer Desk Organiser',
    brand: 'Syahvan',
    price: 1690,
    stockQuantity: 21,
    description:
      'Two drawers, a pen well and a slot for letters in green-lacquered birch ply, 24 cm wide. Felt feet protect the desk. Ships assembled.',
    occasions: ['housewarming', 'graduation'],
  },
  {
    key: 'artist-colour-pencils-36',
    name: 'Artist Colour Pencils, 36',
    brand: 'Syahvan',
    price: 1350,
    stockQuantity: 30,
    description:
      'Thirty-six soft cores that blend and lift without crumbling. Cedar barrels, break-resistant, in a standing box. Lightfast for sketchbooks that last.',
    occasions: ['birthday', 'graduation'],
  },
  {
    key: 'study-globe',
    name: 'Study Globe, 25 cm',
    brand: 'Patrivana',
    price: 1990,
    stockQuantity: 11,
    description:
      'A political globe with a tilt of 23.5° on a brass-finish arm. Place names are large enough for a seven-year-old. Turned wooden foot.',
    occasions: ['birthday', 'graduation'],
  },
  {
    key: 'architect-study-lamp',
    name: 'Architect Study Lamp',
    brand: 'Roshvana',
    price: 2790,
    stockQuantity: 16,
    description:
      'A jointed steel arm that stays where you leave it, with an E27 head. Reaches 60 cm over a desk. Weighted base; 1.5 m cord.',
    occasions: ['housewarming', 'graduation'],
  },
  {
    key: 'illustrated-folk-tales',
    name: 'Illustrated Folk Tales of India',
    brand: 'Patrivana',
    price: 899,
    stockQuantity: 35,
    description:
      'Twenty-four tales from as many states, each with a painting across two pages. Large type for reading aloud. Hardback, 128 pages.',
    occasions: ['baby-shower', 'birthday'],
  },
  {
    key: 'wireless-headphones',
    name: 'Wireless Headphones',
    brand: 'Dhwanik',
    price: 5990,
    stockQuantity: 10,
    description:
      'Noise cancelling for trains and hostels, with 40 hours on one charge. Folds flat into a case. Two devices stay paired at once.',
    occasions: ['birthday', 'graduation'],
  },
  {
    key: 'wax-seal-letter-set',
    name: 'Wax Seal Letter Set',
    brand: 'Syahvan',
    price: 1190,
    stockQuantity: 0,
    description:
      'Twenty sheets of deckle-edged cotton paper with envelopes, a brass heart seal and two sticks of wax. Comes in a drawer box. Works with any pen.',
    occasions: ['wedding', 'birthday', 'anniversary'],
  },
] satisfies readonly CatalogueSeed[];
