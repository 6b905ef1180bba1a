/** A fragment of SVG on the 800 × 800 canvas. */
export type Art = string;

const num = (value: number) => String(Math.round(value * 10) / 10);

export const box = (x: number, y: number, w: number, h: number, fill: string, r = 0): Art =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"` +
  `${r ? ` rx="${num(r)}"` : ''} fill="${fill}"/>`;

export const disc = (cx: number, cy: number, r: number, fill: string): Art =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}"/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string): Art =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"/>`;

export const shape = (d: string, fill: string): Art => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, colour: string, width: number): Art =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"` +
  ` stroke-linecap="round" stroke-linejoin="round"/>`;

export const ring = (cx: number, cy: number, r: number, colour: string, width: number): Art =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="none"` +
  ` stroke="${colour}" stroke-width="${width}"/>`;

/** A circle of `count` round beads, in one element. */
export const beads = (
  cx: number,
  cy: number,
  r: number,
  count: number,
  size: number,
  colour: string,
): Art =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="none" stroke="${colour}"` +
  ` stroke-width="${num(size)}" stroke-linecap="round" pathLength="${count}"` +
  ` stroke-dasharray="0 1"/>`;

const transformed = (transform: string, art: readonly Art[]): Art =>
  `<g transform="${transform}">${art.join('')}</g>`;

export const moved = (dx: number, dy: number, ...art: Art[]): Art =>
  transformed(`translate(${num(dx)} ${num(dy)})`, art);

export const turned = (degrees: number, cx: number, cy: number, ...art: Art[]): Art =>
  transformed(`rotate(${num(degrees)} ${num(cx)} ${num(cy)})`, art);

/** Art drawn about the origin, put down at a point. */
export const placed = (x: number, y: number, factor: number, ...art: Art[]): Art =>
  transformed(`translate(${num(x)} ${num(y)}) scale(${factor})`, art);

export const scaled = (factor: number, cx: number, cy: number, ...art: Art[]): Art =>
  transformed(
    `translate(${num(cx * (1 - factor))} ${num(cy * (1 - factor))}) scale(${factor})`,
    art,
  );

/** The mirror image about the upright centre line. */
export const mirrored = (...art: Art[]): Art => transformed('matrix(-1 0 0 1 800 0)', art);
export const both = (...art: Art[]): Art => art.join('') + mirrored(...art);

export const faded = (opacity: number, ...art: Art[]): Art =>
  `<g opacity="${opacity}">${art.join('')}</g>`;

export const times = (count: number, draw: (i: number) => Art): Art =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** `count` copies turned evenly about a point. */
export const around = (count: number, cx: number, cy: number, draw: (i: number) => Art): Art =>
  times(count, (i) => turned((360 / count) * i, cx, cy, draw(i)));

type Spot = readonly [x: number, y: number, size?: number];

export const at = (
  spots: readonly Spot[],
  draw: (x: number, y: number, size: number, i: number) => Art,
): Art => spots.map(([x, y, size = 0], i) => draw(x, y, size, i)).join('');
