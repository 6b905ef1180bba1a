import sharp from 'sharp';
import type { DemoProduct } from './catalogue.ts';

const VIEWS = { whole: '0 0 600 600', detail: '150 150 300 300' } as const;
export type View = keyof typeof VIEWS;

export const imagePath = ({ slug }: DemoProduct, view: View = 'whole') =>
  `/images/${slug}${view === 'whole' ? '' : `-${view}`}.jpg`;

function drawing({ name, colours }: DemoProduct, view: View): string {
  const [ground, shape, accent] = colours;
  return `<svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="${VIEWS[view]}"
    width="1200"
    height="1200"
    role="img"
    aria-label="${name}"
  >
    <rect width="600" height="600" fill="${ground}" />
    <ellipse cx="300" cy="470" rx="190" ry="26" fill="${accent}" opacity="0.18" />
    <path d="M170 300 q130 -40 260 0 q-10 150 -90 165 h-80 q-80 -15 -90 -165 z" fill="${shape}" />
    <path d="M170 300 q130 50 260 0 q-130 -40 -260 0 z" fill="${accent}" />
    <circle cx="300" cy="205" r="34" fill="${accent}" opacity="0.55" />
  </svg>`;
}

/** It carries EXIF with a location, as real photos do. */
export const photograph = (product: DemoProduct, view: View): Promise<Buffer> =>
  sharp(Buffer.from(drawing(product, view)))
    .withExif({
      IFD0: { Artist: product.maker },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 15/1 0/1' },
    })
    .jpeg()
    .toBuffer();
