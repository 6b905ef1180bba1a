import type { CatalogueSeed } from '../catalogue-seed.ts';

export const kitchenAndCookware = [
  {
    key: 'enamelled-cast-iron-kadhai',
    name: 'Enamelled Cast-Iron Kadhai, 3.5 L',
    brand: 'Chulhavan',
    price: 4290,
    stockQuantity: 14,
    description:
      'A 26 cm cast-iron kadhai with a brick-red enamel coat that needs no seasoning. Holds 3.5 litres, enough dal for six. Works on gas, induction and in the oven; hand wash.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
  {
    key: 'tri-ply-pressure-cooker-5l',
    name: 'Tri-Ply Pressure Cooker, 5 L',
    brand: 'Dhatuvan',
    price: 3450,
    stockQuantity: 22,
    description:
      'Tri-ply steel with a rose outer coat, a 5-litre capacity and a double safety valve. The lid locks with one hand and the gasket lifts out for washing. Suits gas and induction.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'cast-iron-dosa-tawa',
    name: 'Pre-Seasoned Dosa Tawa, 30 cm',
    brand: 'Chulhavan',
    price: 1650,
    stockQuantity: 31,
    description:
      'A flat 30 cm cast-iron tawa, seasoned twice with flaxseed oil so the first dosa lifts clean. The beech handle stays cool. Wipe dry after every wash.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'biryani-handi-8l',
    name: 'Biryani Handi with Lid, 8 L',
    brand: 'Dhatuvan',
    price: 5890,
    stockQuantity: 6,
    description:
      'A heavy 8-litre handi with a copper-coloured ceramic coat and a lid that seals for dum. Feeds ten from one pot. Two riveted handles; dishwasher safe.',
    occasions: ['wedding', 'housewarming', 'anniversary'],
  },
  {
    key: 'seven-bowl-masala-dabba',
    name: 'Seven-Bowl Masala Dabba',
    brand: 'Dhatuvan',
    price: 1290,
    stockQuantity: 40,
    description:
      'A 22 cm round steel box with seven 90 ml bowls, two spoons and a lid in deep green. The inner lid keeps turmeric where it belongs. Dishwasher safe.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'three-tier-steel-tiffin',
    name: 'Three-Tier Steel Tiffin',
    brand: 'Dabbavan',
    price: 1180,
    stockQuantity: 27,
    description:
      'Three 400 ml food-grade steel boxes held by side clips and a wooden carry handle. The powder-coated tiers stay warm for three hours. Leakproof for dry sabzi and rice.',
    occasions: ['birthday', 'graduation'],
  },
  {
    key: 'six-piece-knife-block',
    name: 'Six-Piece Knife Block',
    brand: 'Chulhavan',
    price: 3990,
    stockQuantity: 3,
    description:
      "Chef's, bread, carving, utility and paring knives in high-carbon steel, resting in an acacia block. The full-tang blades are double riveted. Hand wash and dry.",
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'sheesham-chakla-belan',
    name: 'Sheesham Chakla Belan',
    brand: 'Kathvan',
    price: 899,
    stockQuantity: 35,
    description:
      'A 25 cm rolling board and a tapered pin turned from one piece of sheesham each. Three low feet keep the board steady. Finished with food-safe mustard oil.',
    occasions: ['wedding', 'housewarming'],
  },
  {
    key: 'airtight-storage-jars-set-3',
    name: 'Airtight Glass Jars, Set of 3',
    brand: 'Kathvan',
    price: 1490,
    stockQuantity: 18,
    description:
      'Borosilicate jars of 600 ml, 900 ml and 1.4 litres with sealed mango-wood lids. Each has a paper label you can write on in pencil. Jars are dishwasher safe.',
    occasions: ['housewarming'],
  },
  {
    key: 'granite-khalbatta',
    name: 'Granite Khalbatta',
    brand: 'Kathvan',
    price: 1390,
    stockQuantity: 0,
    description:
      'A mortar and pestle cut from a single block of grey granite, 15 cm across and 3.2 kg heavy. The unpolished bowl grips ginger and whole garam masala. Rinse with water only.',
    occasions: ['wedding', 'housewarming'],
  },
] satisfies readonly CatalogueSeed[];
