import type { CatalogueSeed } from '../catalogue-seed.ts';

export const homeAppliances = [
  {
    key: 'mixer-grinder-750w',
    name: 'Mixer Grinder, 750 W',
    brand: 'Jhatvolt',
    price: 4390,
    stockQuantity: 20,
    description:
      'A 750 W motor with wet, dry and chutney jars, strong enough for idli batter. Stops by itself when overloaded. Two-year warranty on the motor.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'electric-kettle-1-7l',
    name: 'Electric Kettle, 1.7 L',
    brand: 'Jhatvolt',
    price: 1890,
    stockQuantity: 34,
    description:
      'Boils 1.7 litres in six minutes and switches itself off. The steel interior has no plastic in contact with water. Lifts off a 360° base.',
    occasions: ['housewarming', 'graduation', 'birthday'],
  },
  {
    key: 'two-slice-toaster',
    name: 'Two-Slice Toaster',
    brand: 'Jhatvolt',
    price: 2190,
    stockQuantity: 23,
    description:
      'Seven browning levels, a bun rack and a tray that slides out the crumbs. Slots take thick homemade bread. The sides stay cool to touch.',
    occasions: ['housewarming', 'graduation'],
  },
  {
    key: 'air-fryer-4-5l',
    name: 'Air Fryer, 4.5 L',
    brand: 'Tapvana',
    price: 6990,
    stockQuantity: 12,
    description:
      'Crisps samosas with a spoon of oil in a 4.5-litre basket. Eight presets and a window-sized display. The basket goes in the dishwasher.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
  {
    key: 'table-fan-400mm',
    name: 'Quiet Table Fan, 400 mm',
    brand: 'Hawavolt',
    price: 2750,
    stockQuantity: 16,
    description:
      'Three speeds and a 90° sweep from a copper-wound motor. At the lowest speed it is quieter than a whisper. The guard opens for cleaning.',
    occasions: ['housewarming', 'graduation'],
  },
  {
    key: 'drip-coffee-maker',
    name: 'Filter Coffee Maker, 6 Cups',
    brand: 'Tapvana',
    price: 4990,
    stockQuantity: 8,
    description:
      'Brews 750 ml of filter coffee and keeps it hot for forty minutes. A washable mesh filter takes the place of paper. The glass jug is marked by the cup.',
    occasions: ['wedding', 'anniversary', 'graduation'],
  },
  {
    key: 'convection-microwave-28l',
    name: 'Convection Microwave, 28 L',
    brand: 'Tapvana',
    price: 14990,
    stockQuantity: 5,
    description:
      'Grills, bakes and reheats in a 28-litre steel cavity. The preset menu knows paneer tikka, dhokla and sponge cake. Child lock; one-year warranty.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'steam-iron-1600w',
    name: 'Steam Iron, 1600 W',
    brand: 'Jhatvolt',
    price: 1990,
    stockQuantity: 27,
    description:
      'A ceramic soleplate and a 320 ml tank for twenty minutes of steam. The drip stop protects silk at low heat. Cable of 2.2 metres.',
    occasions: ['housewarming', 'graduation'],
  },
  {
    key: 'robot-vacuum-mop',
    name: 'Robot Vacuum and Mop',
    brand: 'Hawavolt',
    price: 27990,
    stockQuantity: 3,
    description:
      'Maps the flat by laser, sweeps and mops in one pass and returns to its dock. Runs for 150 minutes on one charge. The dust box takes 450 ml.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
  {
    key: 'room-air-purifier',
    name: 'Room Air Purifier',
    brand: 'Hawavolt',
    price: 11490,
    stockQuantity: 10,
    description:
      'A true HEPA filter cleans a 300 sq ft room in twelve minutes. A ring on the top shows the air in three colours. Filters last about a year.',
    occasions: ['baby-shower', 'housewarming'],
  },
  {
    key: 'frost-free-refrigerator-260l',
    name: 'Double-Door Refrigerator, 260 L',
    brand: 'Hawavolt',
    price: 34990,
    stockQuantity: 2,
    description:
      'Frost-free, 260 litres, with a freezer that converts to a fridge in wedding season. Starts on a home inverter. Ten-year warranty on the compressor.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'induction-cooktop-2000w',
    name: 'Induction Cooktop, 2000 W',
    brand: 'Tapvana',
    price: 3290,
    stockQuantity: 0,
    description:
      'A 2000 W plate with presets for milk, dosa and pressure cooking. Switches itself off when the pan is lifted. The glass wipes clean.',
    occasions: ['housewarming', 'graduation'],
  },
] satisfies readonly CatalogueSeed[];
