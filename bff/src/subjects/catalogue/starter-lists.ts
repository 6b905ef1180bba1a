import type { CatalogueOccasion, Occasion } from '@gift-registry/bff-contract';

export interface StarterListDefinition {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Other products of this occasion stand in for products that are out of stock. */
  readonly occasion: CatalogueOccasion;
  readonly products: readonly string[];
}

const weddingKitchen: StarterListDefinition = {
  id: 'wedding-kitchen',
  name: 'A kitchen for two',
  description: 'To cook, to serve and to have friends over.',
  occasion: 'wedding',
  products: [
    'tri-ply-pressure-cooker-5l',
    'mixer-grinder-750w',
    'gulmohar-dinner-set-16',
    'enamelled-cast-iron-kadhai',
    'seven-bowl-masala-dabba',
    'chai-cup-and-saucer-set-6',
    'cutlery-set-24',
    'copper-water-jug',
    'sheesham-chakla-belan',
    'roti-casserole-2-5l',
  ],
};
const weddingHome: StarterListDefinition = {
  id: 'wedding-home',
  name: 'The first home together',
  description: 'For the bedroom, the living room and the first journey.',
  occasion: 'wedding',
  products: [
    'king-bedsheet-set',
    'bath-towel-set-6',
    'jaipuri-razai',
    'hand-thrown-table-lamp',
    'brass-urli-bowl',
    'cabin-trolley-suitcase',
    'linen-photo-album',
    'meenakari-puja-thali',
    'soft-pillow-pair',
    'ivory-ceramic-vase',
  ],
};
const firstMonths: StarterListDefinition = {
  id: 'baby-first-months',
  name: 'The first months',
  description: 'For feeding, bathing and going out.',
  occasion: 'baby-shower',
  products: [
    'organic-onesie-set-3',
    'anti-colic-bottle-pair',
    'foldaway-baby-bath',
    'quilted-diaper-bag',
    'muslin-bib-set',
    'knitted-booties',
    'channapatna-rattle',
    'all-terrain-stroller',
    'suction-plate-and-spoon',
    'cuddle-teddy',
  ],
};
const nursery: StarterListDefinition = {
  id: 'baby-nursery',
  name: 'A room for the baby',
  description: 'To sleep, to play and to be rocked.',
  occasion: 'baby-shower',
  products: [
    'sheesham-baby-crib',
    'felt-cot-mobile',
    'moon-night-light',
    'star-toy-basket',
    'wooden-play-gym',
    'ring-stacker',
    'video-baby-monitor',
    'illustrated-folk-tales',
    'alphabet-building-blocks',
    'nursing-rocking-chair',
  ],
};
const firstKitchen: StarterListDefinition = {
  id: 'home-first-kitchen',
  name: 'The first kitchen',
  description: 'Everything for the first dal, and the tea after it.',
  occasion: 'housewarming',
  products: [
    'tri-ply-pressure-cooker-5l',
    'cast-iron-dosa-tawa',
    'seven-bowl-masala-dabba',
    'electric-kettle-1-7l',
    'airtight-storage-jars-set-3',
    'lassi-glasses-set-3',
    'mango-wood-serving-tray',
    'mixer-grinder-750w',
    'sheesham-chakla-belan',
    'chai-cup-and-saucer-set-6',
  ],
};
const firstRooms: StarterListDefinition = {
  id: 'home-first-rooms',
  name: 'A house made home',
  description: 'Light, linen and something green.',
  occasion: 'housewarming',
  products: [
    'marigold-torana',
    'bath-towel-set-6',
    'linen-blend-curtains',
    'round-wall-clock',
    'hand-thrown-table-lamp',
    'hanging-pot-planter',
    'embroidered-cushion',
    'steam-iron-1600w',
    'terracotta-planter',
    'handwoven-dhurrie-rug',
  ],
};
const anniversary: StarterListDefinition = {
  id: 'anniversary-evenings',
  name: 'Evenings for two',
  description: 'A set table, soft light and a bag to go away with.',
  occasion: 'anniversary',
  products: [
    'hand-painted-teapot',
    'soy-candle-trio',
    'ivory-ceramic-vase',
    'linen-photo-album',
    'weekender-duffel',
    'waffle-bathrobe',
    'ceramic-aroma-diffuser',
    'ficus-bonsai',
    'cutlery-set-24',
    'ubtan-spa-hamper',
  ],
};
const birthday: StarterListDefinition = {
  id: 'birthday-child',
  name: 'A child’s birthday',
  description: 'To build, to ride and to read.',
  occasion: 'birthday',
  products: [
    'wooden-toy-train',
    'alphabet-building-blocks',
    'cuddle-teddy',
    'illustrated-folk-tales',
    'artist-colour-pencils-36',
    'patang-kite-set',
    'rocking-horse-ghoda',
    'vintage-taxi-car',
    'carved-chess-set',
    'lattoo-spinning-tops',
  ],
};
const birthdayGrown: StarterListDefinition = {
  id: 'birthday-grown-up',
  name: 'A birthday without toys',
  description: 'For the desk, the journey and the day off.',
  occasion: 'birthday',
  products: [
    'wireless-headphones',
    'lacquer-fountain-pen',
    'classic-leather-watch',
    'everyday-backpack',
    'yoga-mat-with-bottle',
    'indian-classics-box',
    'ubtan-spa-hamper',
    'flask-and-cup-set',
    'botanical-notebook',
    'carved-chess-set',
  ],
};
const graduation: StarterListDefinition = {
  id: 'graduation-own-desk',
  name: 'A room of one’s own',
  description: 'For the first job, the first desk and the first trip.',
  occasion: 'graduation',
  products: [
    'architect-study-lamp',
    'desk-organiser',
    'everyday-backpack',
    'electric-kettle-1-7l',
    'wireless-headphones',
    'cabin-trolley-suitcase',
    'lacquer-fountain-pen',
    'steam-iron-1600w',
    'three-tier-steel-tiffin',
    'table-fan-400mm',
  ],
};

const starterLists = [
  weddingKitchen,
  weddingHome,
  firstMonths,
  nursery,
  firstKitchen,
  firstRooms,
  birthday,
  birthdayGrown,
  anniversary,
  graduation,
];

export const starterListsFor = (occasion: Occasion): readonly StarterListDefinition[] =>
  occasion === 'other'
    ? [weddingKitchen, firstMonths, firstRooms]
    : starterLists.filter((list) => list.occasion === occasion);

export const findStarterList = (starterListId: string): StarterListDefinition | undefined =>
  starterLists.find(({ id }) => id === starterListId);
