type MarkupKind = 'json-ld' | 'microdata' | 'open-graph' | 'visible' | 'script';

export interface DemoProduct {
  readonly slug: string;
  readonly name: string;
  readonly maker: string;
  readonly price: number;
  readonly listPrice?: number;
  readonly inStock: boolean;
  readonly description: string;
  readonly markup: MarkupKind;
  readonly colours: readonly [ground: string, shape: string, accent: string];
}

export const CATALOGUE: readonly DemoProduct[] = [
  {
    slug: 'brass-diya-lamp',
    name: 'Brass Diya Lamp',
    maker: 'Dhatu Works',
    price: 1499,
    inStock: true,
    description:
      'A hand-cast brass lamp with five wicks, polished by a family of lamp makers in Moradabad.',
    markup: 'json-ld',
    colours: ['#f6e7cf', '#c58b2a', '#8a5a12'],
  },
  {
    slug: 'handloom-cotton-throw',
    name: 'Handloom Cotton Throw',
    maker: 'Karghā',
    price: 2299,
    listPrice: 2899,
    inStock: true,
    description:
      'Woven on a pit loom in Bhuj from undyed cotton, soft enough to nap under at once.',
    markup: 'microdata',
    colours: ['#e9eef0', '#5f7f8c', '#c96f4a'],
  },
  {
    slug: 'celadon-tea-set',
    name: 'Celadon Tea Set for Four',
    maker: 'Mitti House',
    price: 3450,
    inStock: true,
    description: 'A teapot and four cups, thrown in Khurja and glazed in the green of wet leaves.',
    markup: 'open-graph',
    colours: ['#e6efe4', '#7fa48a', '#45624d'],
  },
  {
    slug: 'teak-serving-board',
    name: 'Teak Serving Board',
    maker: 'Lakdi & Sons',
    price: 899,
    inStock: true,
    description: 'One piece of reclaimed teak with a groove for the juice and a loop for the wall.',
    markup: 'visible',
    colours: ['#f2e6da', '#9c6b43', '#5c3b20'],
  },
  {
    slug: 'jasmine-candle-trio',
    name: 'Jasmine Candle Trio',
    maker: 'Mogra',
    price: 1150,
    inStock: true,
    description: 'Three soy candles that smell of an evening in May. Each burns for thirty hours.',
    markup: 'script',
    colours: ['#f4ebe6', '#d9a58c', '#7a4a3a'],
  },
  {
    slug: 'block-print-cushion',
    name: 'Block-Print Cushion Cover',
    maker: 'Bagru Studio',
    price: 749,
    inStock: false,
    description: 'Printed by hand with a carved block and madder red. The next batch is drying.',
    markup: 'json-ld',
    colours: ['#f5e4e0', '#b0473b', '#5d211c'],
  },
];
