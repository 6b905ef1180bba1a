import type { CatalogueSeed } from '../catalogue-seed.ts';

export const pujaAndFestive = [
  {
    key: 'terracotta-diya-set',
    name: 'Painted Diyas, Set of 12',
    brand: 'Deepavara',
    price: 399,
    stockQuantity: 58,
    description:
      'Twelve clay diyas painted by hand with mustard and teal dots. Each burns for two hours on ghee or oil. Wash and use again next Diwali.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'leaf-incense-holder',
    name: 'Leaf Agarbatti Stand',
    brand: 'Deepavara',
    price: 449,
    stockQuantity: 43,
    description:
      'A cast brass leaf, 24 cm long, that catches every bit of ash. Comes with twenty mogra sticks rolled without charcoal. Wipe with a dry cloth.',
    occasions: ['housewarming'],
  },
  {
    key: 'brass-puja-bell',
    name: 'Brass Puja Ghanti',
    brand: 'Deepavara',
    price: 890,
    stockQuantity: 24,
    description:
      'A 14 cm hand bell in cast brass with a clear, long note. The grip is turned to fit the palm. Polish with tamarind and salt.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'meenakari-puja-thali',
    name: 'Meenakari Puja Thali',
    brand: 'Deepavara',
    price: 2350,
    stockQuantity: 12,
    description:
      'A 26 cm enamelled thali with two katoris, a diya and room for flowers. Enamelled by hand in Moradabad. Hand wash; do not scrub.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'copper-kalash',
    name: 'Griha Pravesh Kalash',
    brand: 'Kansira',
    price: 1490,
    stockQuantity: 18,
    description:
      'A pure copper kalash, 900 ml, with the first-step ritual in mind. Mango leaves and coconut are yours to add. Engraved mark on the front.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'tibetan-singing-bowl',
    name: 'Hand-Beaten Singing Bowl',
    brand: 'Deepavara',
    price: 3150,
    stockQuantity: 5,
    description:
      'A 14 cm seven-metal bowl that holds its note for forty seconds. Beaten in a workshop in Dharamshala, with a cushion and a wooden mallet. No two sound the same.',
    occasions: ['housewarming', 'anniversary', 'graduation'],
  },
  {
    key: 'marigold-torana',
    name: 'Marigold Door Torana',
    brand: 'Deepavara',
    price: 749,
    stockQuantity: 36,
    description:
      'Cloth marigolds and mango leaves on a cotton cord, for a 3 ft door. Keeps its colour through many festivals. Store rolled, away from damp.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'sheesham-home-temple',
    name: 'Sheesham Home Temple',
    brand: 'Deepavara',
    price: 18450,
    stockQuantity: 2,
    description:
      'A carved mandir, 75 cm high, with a dome, two pillars and a drawer for agarbatti. A warm LED is wired inside. Stands on a table or fixes to the wall.',
    occasions: ['wedding', 'housewarming'],
  },
] satisfies readonly CatalogueSeed[];
