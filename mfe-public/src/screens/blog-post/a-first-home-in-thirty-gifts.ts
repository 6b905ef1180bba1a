import type { ProseSection } from '../../features/platform/prose.tsx';

export const aFirstHomeInThirtyGifts: readonly ProseSection[] = [
  {
    paragraphs: [
      'The first night in a new flat teaches you what matters. You own a mattress, a phone charger and somebody’s old kettle, and there is nothing to cut an onion with. We have collected thirty gifts for that flat. They are sorted by the day on which you would miss them, because that is also the order in which to put them on your list.',
    ],
  },
  {
    heading: 'The first week: eat and sleep',
    points: [
      'A pressure cooker of three litres, and a second gasket',
      'One good knife, a chopping board and a peeler',
      'A kadhai and a tawa of cast iron, which outlive every coating',
      'Six steel plates, six bowls, six tumblers',
      'A masala dabba, filled by whoever cooks best in the family',
      'Two sets of bed linen in cotton, and pillows that you chose yourselves',
      'A water filter, a kettle, a torch for power cuts',
    ],
  },
  {
    heading: 'The first month: light and cloth',
    paragraphs: [
      'Lamps and curtains change a room more than furniture does, and they are easy to give. Measure your windows before you add curtains, and write the measure into the item’s name.',
    ],
    points: [
      'Two warm lamps for corners, so that the tube light can stay off',
      'Curtains, a dhurrie for the living room, a door mat that says nothing funny',
      'Towels, four of each size, all of one colour',
      'A toolbox with a drill, because the shelves will not hang themselves',
      'A drying stand, an iron and a clothes basket',
    ],
  },
  {
    heading: 'The first year: guests',
    paragraphs: [
      'By now friends stay over. This is where the large things belong, and they are made for group gifts. Five colleagues together give a better mattress than one.',
    ],
    points: [
      'A folding mattress, a quilt and a mosquito net for whoever misses the last metro',
      'Serving bowls, a tea set, a thali that holds the whole meal',
      'A mixer grinder, and later the oven',
      'A bookshelf, a mirror, a plant that forgives',
      'A first aid box and a fire blanket: the least festive gifts, and the wisest',
    ],
  },
  {
    heading: 'Three things to leave off',
    paragraphs: [
      'Decoration is taste, so hang it yourselves. Anything that needs a drawer of its own will live in that drawer. And the big television can wait: the flat in which people talk is the one to which they come back.',
    ],
  },
];
