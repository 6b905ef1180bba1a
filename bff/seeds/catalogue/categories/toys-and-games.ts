import type { CatalogueSeed } from '../catalogue-seed.ts';

export const toysAndGames = [
  {
    key: 'channapatna-rattle',
    name: 'Channapatna Rattle',
    brand: 'Lattooram',
    price: 449,
    stockQuantity: 60,
    description:
      "Turned from hale wood and coloured with vegetable lac in Channapatna. A soft jingle, a ring that fits a baby's fist. Safe to chew.",
    occasions: ['baby-shower'],
  },
  {
    key: 'cuddle-teddy',
    name: 'Cuddle Teddy, 45 cm',
    brand: 'Khelvana',
    price: 1290,
    stockQuantity: 25,
    description:
      'A 45 cm bear in short plush with embroidered eyes and a bow. Filled with recycled fibre. Machine wash in a pillow cover.',
    occasions: ['baby-shower', 'birthday'],
  },
  {
    key: 'alphabet-building-blocks',
    name: 'Alphabet Blocks, 30 Pieces',
    brand: 'Lattooram',
    price: 1190,
    stockQuantity: 29,
    description:
      'Thirty neem-wood blocks with letters on two sides and pictures on four. Edges sanded round, paint tested for toys. Comes in a drawstring bag.',
    occasions: ['baby-shower', 'birthday'],
  },
  {
    key: 'wooden-toy-train',
    name: 'Wooden Toy Train',
    brand: 'Lattooram',
    price: 1690,
    stockQuantity: 18,
    description:
      'An engine and a wagon on wooden wheels that roll straight. Carries four beads a child can load and tip. For two years and up.',
    occasions: ['baby-shower', 'birthday'],
  },
  {
    key: 'family-jigsaw-500',
    name: 'Bazaar Jigsaw, 500 Pieces',
    brand: 'Khelvana',
    price: 899,
    stockQuantity: 21,
    description:
      'A spice bazaar in 500 thick pieces that click and stay. Finished size 48 × 36 cm. Made from recycled board.',
    occasions: ['birthday', 'anniversary'],
  },
  {
    key: 'ring-stacker',
    name: 'Rainbow Ring Stacker',
    brand: 'Lattooram',
    price: 699,
    stockQuantity: 37,
    description:
      'Five lac-finished rings and a ball on a steady post. Teaches size and colour without batteries. For nine months and up.',
    occasions: ['baby-shower', 'birthday'],
  },
  {
    key: 'patang-kite-set',
    name: 'Patang Kite Set',
    brand: 'Khelvana',
    price: 549,
    stockQuantity: 48,
    description:
      'Four paper-and-bamboo fighter kites with cotton line and a wooden firki. The line is plain thread, kind to birds. Flies in light wind.',
    occasions: ['birthday'],
  },
  {
    key: 'full-size-carrom-board',
    name: 'Carrom Board, Full Size',
    brand: 'Khelvana',
    price: 5990,
    stockQuantity: 7,
    description:
      'A 74 cm playing surface in 8 mm birch ply with a sheesham frame. Coins, striker, powder and a stand included. Fast, even rebound on all sides.',
    occasions: ['birthday', 'anniversary', 'housewarming'],
  },
  {
    key: 'carved-chess-set',
    name: 'Carved Travel Chess Set',
    brand: 'Khelvana',
    price: 2490,
    stockQuantity: 15,
    description:
      'A folding 30 cm board with pieces carved in boxwood and felted below. The lid holds everything in place. Two spare queens.',
    occasions: ['birthday', 'graduation'],
  },
  {
    key: 'vintage-taxi-car',
    name: 'Yellow Taxi Pull-Along',
    brand: 'Lattooram',
    price: 890,
    stockQuantity: 32,
    description:
      'The old city taxi in solid wood, 18 cm long, on rubber-rimmed wheels. Runs silently on tiles. For eighteen months and up.',
    occasions: ['birthday'],
  },
  {
    key: 'rocking-horse-ghoda',
    name: 'Rocking Ghoda',
    brand: 'Lattooram',
    price: 5490,
    stockQuantity: 6,
    description:
      'A rocking horse with a padded saddle and runners that cannot tip back. Seat at 35 cm, for 1 to 4 years. Weighs 6 kg, carries 30.',
    occasions: ['baby-shower', 'birthday'],
  },
  {
    key: 'haveli-doll-house',
    name: 'Haveli Doll House',
    brand: 'Khelvana',
    price: 4290,
    stockQuantity: 0,
    description:
      'Two floors, four furnished rooms and a round attic window. Stands 62 cm high in painted birch ply. Assembles in half an hour with one screwdriver.',
    occasions: ['birthday'],
  },
  {
    key: 'lattoo-spinning-tops',
    name: 'Lattoo Spinning Tops, Set of 3',
    brand: 'Lattooram',
    price: 349,
    stockQuantity: 55,
    description:
      'Three lathe-turned tops with steel tips and cotton strings. A good throw spins for a minute. Instructions drawn step by step.',
    occasions: ['birthday'],
  },
] satisfies readonly CatalogueSeed[];
