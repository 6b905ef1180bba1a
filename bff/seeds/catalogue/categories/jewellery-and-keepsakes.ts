import type { CatalogueSeed } from '../catalogue-seed.ts';

export const jewelleryAndKeepsakes = [
  {
    key: 'temple-jhumka-earrings',
    name: 'Temple Jhumkas',
    brand: 'Jhilmira',
    price: 3490,
    stockQuantity: 12,
    description:
      'Gold-plated silver domes with ruby-coloured stones and a fringe of seed pearls. 5 cm long, 14 g the pair, with screw backs. Store in the pouch provided.',
    occasions: ['wedding', 'birthday', 'anniversary'],
  },
  {
    key: 'layered-stone-necklace',
    name: 'Layered Stone Necklace',
    brand: 'Jhilmira',
    price: 4890,
    stockQuantity: 7,
    description:
      'Two strands in copper-toned brass, strung with green aventurine and ending in a cut drop. Adjusts from 40 to 48 cm. Put on after perfume, not before.',
    occasions: ['wedding', 'birthday', 'anniversary'],
  },
  {
    key: 'lac-bangle-set-5',
    name: 'Lac Bangles, Set of 5',
    brand: 'Jhilmira',
    price: 949,
    stockQuantity: 41,
    description:
      'Five lac bangles set with tiny mirrors by bangle-makers in Jaipur. Sizes 2.4, 2.6 and 2.8. Keep dry and away from heat.',
    occasions: ['wedding', 'birthday'],
  },
  {
    key: 'solitaire-ring-in-box',
    name: 'Moissanite Ring in a Velvet Box',
    brand: 'Jhilmira',
    price: 12990,
    stockQuantity: 2,
    description:
      'A one-carat moissanite set in 925 silver with a gold wash, in a plum velvet box. Hallmarked inside the band. Resized once without charge.',
    occasions: ['wedding', 'anniversary'],
  },
  {
    key: 'classic-leather-watch',
    name: 'Classic Leather Watch',
    brand: 'Samayika',
    price: 6750,
    stockQuantity: 9,
    description:
      'A 40 mm case with a small seconds dial and a strap in vegetable-tanned leather. Mineral glass, water resistant to 30 m. Two-year warranty.',
    occasions: ['birthday', 'anniversary', 'graduation'],
  },
  {
    key: 'family-photo-frame',
    name: 'Carved Photo Frame, A4',
    brand: 'Smritivan',
    price: 1190,
    stockQuantity: 28,
    description:
      'A hand-carved frame with brass flowers at the corners, for an A4 photo or a smaller one with the mount. Stands or hangs. Glass front.',
    occasions: ['baby-shower', 'wedding', 'anniversary'],
  },
  {
    key: 'lotus-silver-coin',
    name: 'Lotus Silver Coin, 20 g',
    brand: 'Jhilmira',
    price: 2590,
    stockQuantity: 17,
    description:
      'Twenty grams of 999 silver with a lotus struck on the face. Comes sealed with a purity certificate on a small stand. Do not polish the face.',
    occasions: ['baby-shower', 'wedding', 'housewarming'],
  },
  {
    key: 'mirror-jewellery-box',
    name: 'Mirrored Jewellery Box',
    brand: 'Smritivan',
    price: 3290,
    stockQuantity: 8,
    description:
      'Two drawers, a ring roll and a lid mirror, lined in cotton velvet. 26 × 18 cm, with brass knobs and a leaf inlay. The catch closes softly.',
    occasions: ['wedding', 'birthday', 'anniversary'],
  },
  {
    key: 'linen-photo-album',
    name: 'Linen Photo Album, 200 Photos',
    brand: 'Smritivan',
    price: 1450,
    stockQuantity: 23,
    description:
      'Fifty thick cream pages for 200 prints of 4 × 6 inches, bound in linen. The window on the cover takes a photo of your own. Acid-free paper.',
    occasions: ['baby-shower', 'wedding', 'anniversary', 'graduation'],
  },
  {
    key: 'baby-handprint-frame',
    name: 'Baby Handprint Frame Kit',
    brand: 'Smritivan',
    price: 1790,
    stockQuantity: 0,
    description:
      'A folding wooden frame, an ink pad that never touches skin and two sheets of card. One side for the print, one for a photo. Opens to 40 × 25 cm.',
    occasions: ['baby-shower'],
  },
] satisfies readonly CatalogueSeed[];
