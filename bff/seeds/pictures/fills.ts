import { type Colour, darker, lighter } from './palette.ts';

type FillKind = 'side' | 'ball' | 'slope';

// The id carries the colour, so drawings stay pure and the canvas defines only the fills in use.
const reference = (kind: FillKind, colour: Colour) => `url(#${kind}-${colour.slice(1)})`;

/** An upright body, lit from the left. */
export const side = (colour: Colour) => reference('side', colour);
/** A rounded body, lit from the upper left. */
export const ball = (colour: Colour) => reference('ball', colour);
/** A body lit from above. */
export const slope = (colour: Colour) => reference('slope', colour);

const stop = (offset: number, colour: Colour) =>
  `<stop offset="${offset}" stop-color="${colour}"/>`;

const define: Record<FillKind, (id: string, colour: Colour) => string> = {
  side: (id, colour) =>
    `<linearGradient id="${id}">${stop(0.1, lighter(colour))}${stop(0.2, colour)}` +
    `${stop(0.7, colour)}${stop(0.78, darker(colour))}</linearGradient>`,
  ball: (id, colour) =>
    `<radialGradient id="${id}" cx=".36" cy=".32" r=".78">${stop(0.16, lighter(colour))}` +
    `${stop(0.34, colour)}${stop(0.7, colour)}${stop(0.84, darker(colour))}</radialGradient>`,
  slope: (id, colour) =>
    `<linearGradient id="${id}" x2=".12" y2="1">${stop(0, lighter(colour, 0.18))}` +
    `${stop(0.3, colour)}${stop(0.7, colour)}${stop(1, darker(colour, 0.16))}</linearGradient>`,
};

const fillKinds = ['side', 'ball', 'slope'] as const satisfies readonly FillKind[];

export function fillDefinitions(art: string): string {
  const used = new Map<string, string>();
  for (const kind of fillKinds) {
    for (const [, hex] of art.matchAll(new RegExp(`url\\(#${kind}-([0-9a-f]{6})\\)`, 'g'))) {
      used.set(`${kind}-${hex}`, define[kind](`${kind}-${hex}`, `#${hex}`));
    }
  }
  return [...used.values()].join('');
}
