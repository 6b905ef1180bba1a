import { darker, lighter, material, type Colour } from '../palette.ts';
import {
  around,
  beads,
  disc,
  faded,
  line,
  moved,
  oval,
  placed,
  shape,
  type Art,
} from '../shapes.ts';

/** One thread of smoke rising from a point. */
export const smoke = (x: number, y: number): Art =>
  faded(0.85, line(`M${x} ${y}c-44-34 34-56 0-92s30-50 6-78`, '#ffffff', 10));

/** Three curls of steam above a point. */
export const steam = (cx: number, base: number): Art =>
  faded(
    0.85,
    moved(
      cx,
      base,
      line('M-70 0q-26-34 0-66t0-66M0-10q-26-34 0-66t0-66M70 0q-26-34 0-66t0-66', '#ffffff', 11),
    ),
  );

export const flame = (cx: number, base: number, height: number): Art => {
  const drop = shape('M0-100C34-58 34 0 0 0S-34-58 0-100Z', material.flame);
  const heart = shape('M0-60C20-35 20 0 0 0S-20-35 0-60Z', material.glow);
  return placed(cx, base, height / 100, drop, heart);
};

export const flower = (cx: number, cy: number, r: number, colour: Colour, heart: Colour): Art =>
  around(
    8,
    cx,
    cy,
    () =>
      oval(cx, cy - r * 0.62, r * 0.3, r * 0.42, colour) +
      oval(cx, cy - r * 0.4, r * 0.13, r * 0.26, darker(colour, 0.14)),
  ) + disc(cx, cy, r * 0.26, heart);

/** A marigold head: rings of ruffled petals. */
export const marigold = (cx: number, cy: number, r: number, colour: Colour): Art =>
  beads(cx, cy, r * 0.72, 10, r * 0.54, darker(colour, 0.1)) +
  disc(cx, cy, r * 0.74, colour) +
  beads(cx, cy, r * 0.4, 7, r * 0.36, lighter(colour, 0.25)) +
  disc(cx, cy, r * 0.22, darker(colour, 0.14));

/** A leaf growing upwards from a point. */
export const leaf = (x: number, y: number, length: number, colour: Colour = material.leaf): Art => {
  const w = length * 0.3;
  return (
    shape(
      `M${x} ${y}q${-w * 1.5} ${-length * 0.55} 0 ${-length}q${w * 1.5} ${length * 0.45} 0 ${length}Z`,
      colour,
    ) + shape(`M${x} ${y}q${w * 1.5} ${-length * 0.55} 0 ${-length}Z`, darker(colour, 0.16))
  );
};

export const heart = (cx: number, cy: number, r: number, colour: string): Art =>
  moved(
    cx,
    cy,
    shape(
      `M0 ${r}C${-r * 1.6} ${-r * 0.1} ${-r * 0.8} ${-r * 1.1} 0 ${-r * 0.4}` +
        `C${r * 0.8} ${-r * 1.1} ${r * 1.6} ${-r * 0.1} 0 ${r}Z`,
      colour,
    ),
  );

export const star = (cx: number, cy: number, r: number, colour: string): Art => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 ? r * 0.48 : r;
    const angle = (Math.PI / 5) * i - Math.PI / 2;
    return `${(cx + reach * Math.cos(angle)).toFixed(1)} ${(cy + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return shape(`M${points.join('L')}Z`, colour);
};
