import type { CatalogueSeed } from '../catalogue-seed.ts';

export const gardenAndBalcony = [
  {
    key: 'terracotta-planter',
    name: 'Zigzag Planter, 25 cm',
    brand: 'Mittivan',
    price: 890,
    stockQuantity: 33,
    description:
      'A 25 cm terracotta pot with a hand-painted zigzag and a drain hole. Comes with a saucer and a young snake plant. Water once in ten days.',
    occasions: ['housewarming'],
  },
  {
    key: 'floral-watering-can',
    name: 'Painted Watering Can, 3 L',
    brand: 'Aanganika',
    price: 1150,
    stockQuantity: 25,
    description:
      'Galvanised steel painted with one large flower. Holds 3 litres and has a brass rose for a fine shower. Will not rust on the balcony.',
    occasions: ['housewarming'],
  },
  {
    key: 'jhoola-swing',
    name: 'Two-Seat Balcony Jhoola',
    brand: 'Aanganika',
    price: 58500,
    stockQuantity: 1,
    description:
      'A free-standing swing in seasoned teak with brass chains, for two adults. Needs a space of 180 × 110 cm. Fitted at home within the week.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
  {
    key: 'hanging-pot-planter',
    name: 'Hanging Planter with Ivy',
    brand: 'Mittivan',
    price: 690,
    stockQuantity: 29,
    description:
      'A glazed 18 cm pot on a jute hanger, planted with trailing ivy. The base holds extra water. Bright shade is best.',
    occasions: ['housewarming'],
  },
  {
    key: 'garden-tool-trio',
    name: 'Garden Tool Trio',
    brand: 'Aanganika',
    price: 1290,
    stockQuantity: 19,
    description:
      'Trowel, fork and pruner in forged steel with ash handles. The pruner cuts stems up to 15 mm. Wrapped in a canvas roll.',
    occasions: ['housewarming'],
  },
  {
    key: 'bird-feeder-house',
    name: 'Bird Feeder House',
    brand: 'Aanganika',
    price: 950,
    stockQuantity: 23,
    description:
      'A pitched-roof feeder in neem wood with clear sides, so you see when it is empty. Holds 800 g of bajra. Hang 2 m above the ground.',
    occasions: ['housewarming', 'birthday'],
  },
  {
    key: 'festoon-string-lights',
    name: 'Festoon String Lights, 8 m',
    brand: 'Roshvana',
    price: 1590,
    stockQuantity: 37,
    description:
      'Sixteen warm bulbs on 8 metres of weatherproof cable. Shatterproof, 1 W each. Join up to five strings on one plug.',
    occasions: ['wedding', 'housewarming', 'graduation'],
  },
  {
    key: 'cane-lounge-chair',
    name: 'Cane Lounge Chair',
    brand: 'Aanganika',
    price: 11900,
    stockQuantity: 4,
    description:
      'A wide cane seat woven on a teak frame, with a seat pad and two cushions. Carries 120 kg. Keep under cover in the rains.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'ficus-bonsai',
    name: 'Ficus Bonsai, 5 Years',
    brand: 'Mittivan',
    price: 3250,
    stockQuantity: 6,
    description:
      'A five-year-old ficus trained over a curve, in a shallow glazed tray. Care card and a packet of feed included. Likes a bright window and a daily misting.',
    occasions: ['housewarming', 'anniversary', 'graduation'],
  },
  {
    key: 'kitchen-herb-box',
    name: 'Kitchen Herb Box',
    brand: 'Mittivan',
    price: 1350,
    stockQuantity: 20,
    description:
      'Tulsi, mint and coriander in a pine box that fits a window sill. Potting mix and labels included. First leaves in three weeks.',
    occasions: ['housewarming'],
  },
  {
    key: 'tulsi-vrindavan',
    name: 'Tulsi Vrindavan',
    brand: 'Mittivan',
    price: 4790,
    stockQuantity: 0,
    description:
      'A 55 cm courtyard planter with a niche for the evening diya. Cast in weatherproof terracotta, with a tulsi sapling packed separately. Drains from the back.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'folding-bistro-set',
    name: 'Folding Bistro Set',
    brand: 'Aanganika',
    price: 8790,
    stockQuantity: 5,
    description:
      'A 60 cm round table and two chairs in powder-coated steel that fold flat. Cushions tie on. Carries 110 kg per chair.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
] satisfies readonly CatalogueSeed[];
