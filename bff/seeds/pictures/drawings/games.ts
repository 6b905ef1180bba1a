import { contact, fromAbove, onTable, onWall } from '../canvas.ts';
import { ball, side, slope } from '../fills.ts';
import { type Colour, darker, lighter, material } from '../palette.ts';
import { around, at, box, disc, line, oval, placed, ring, shape, turned } from '../shapes.ts';
import { flower, heart, star } from './motifs.ts';

export const puzzle = fromAbove(({ main, accent, second, backdrop }) => {
  const pale = lighter(main, 0.45);
  const hole = lighter(backdrop, 0.35);
  return [
    box(176, 176, 220, 220, slope(main)),
    box(176, 402, 220, 220, slope(second)),
    box(402, 402, 220, 220, slope(pale)),
    disc(286, 412, 36, hole),
    disc(286, 408, 32, darker(main, 0.1)),
    disc(386, 512, 36, hole),
    disc(390, 512, 32, pale),
    disc(384, 270, 36, hole),
    disc(530, 414, 36, hole),
    star(258, 272, 46, lighter(main, 0.5)),
    heart(278, 532, 40, lighter(second, 0.5)),
    star(520, 524, 46, lighter(pale, 0.6)),
    turned(
      12,
      560,
      230,
      box(450, 130, 220, 220, slope(accent)),
      disc(438, 228, 32, accent),
      disc(572, 362, 32, darker(accent, 0.12)),
      flower(560, 238, 66, lighter(accent, 0.55), main),
    ),
  ];
});

export const kite = onWall(({ main, accent, second }) => [
  line('M400 560C380 620 460 640 430 700', material.rope, 6),
  turned(
    24,
    400,
    380,
    shape('M400 130L580 350L400 570L220 350Z', main),
    shape('M400 130L580 350H220Z', accent),
    shape('M400 130L580 350H400Z', lighter(accent, 0.3)),
    shape('M400 350H580L400 570Z', darker(main, 0.16)),
    line('M220 350Q400 270 580 350M400 130V570', material.darkWood, 6),
    disc(400, 350, 46, second),
    ring(400, 350, 28, lighter(second, 0.5), 8),
    shape('M400 560L356 640H444Z', second),
  ),
  at(
    [
      [396, 640],
      [446, 662],
    ],
    (x, y, _size, i) =>
      turned(i * 40, x, y, shape(`M${x} ${y}l-34-18v36ZM${x} ${y}l34-18v36Z`, i ? accent : second)),
  ),
]);

export const carrom = fromAbove(({ main, accent }) => [
  box(152, 156, 496, 496, darker(main, 0.3), 26),
  box(152, 150, 492, 492, slope(main), 26),
  box(194, 192, 408, 408, '#f1d7a6', 6),
  at(
    [
      [216, 214],
      [580, 214],
      [216, 578],
      [580, 578],
    ],
    (x, y) => disc(x, y, 22, '#3a2c30'),
  ),
  ...[0, 90, 180, 270].map((deg) =>
    turned(
      deg,
      398,
      396,
      line('M270 258H526M270 280H526', material.ink, 3),
      disc(270, 269, 11, accent),
      disc(526, 269, 11, accent),
    ),
  ),
  ring(398, 396, 84, accent, 4),
  around(8, 398, 396, () => shape('M390 322L398 390L406 322Z', accent)),
  around(6, 398, 396, (i) => disc(398, 360, 17, i % 2 ? '#3e3238' : '#fbeed2')),
  disc(398, 396, 17, '#c2384a'),
  disc(380, 526, 25, lighter(accent, 0.4)),
  ring(380, 526, 16, accent, 4),
]);

export const chess = onTable(({ main, accent }) => {
  const pawn = (x: number, y: number, k: number, colour: Colour) =>
    placed(
      x,
      y,
      k,
      contact(0, 56, 0),
      shape('M-30-40C-20-80-18-110-20-130H20C18-110 20-80 30-40L48-14V0H-48V-14Z', side(colour)),
      box(-34, -142, 68, 16, side(colour), 8),
      disc(0, -174, 36, ball(colour)),
    );
  return [
    contact(400, 280),
    shape('M210 480H590L670 590H130Z', material.cream),
    ...[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3].map((i) => {
        const at = (column: number, r: number) =>
          `${(210 - r * 20 + column * (47.5 + r * 5)).toFixed(0)} ${480 + r * 27.5}`;
        const column = i * 2 + (row % 2);
        return shape(
          `M${at(column, row)}L${at(column + 1, row)}L${at(column + 1, row + 1)}L${at(column, row + 1)}Z`,
          darker(main, 0.2),
        );
      }),
    ),
    shape('M130 590H670V606Q670 614 660 614H140Q130 614 130 606Z', side(material.darkWood)),
    pawn(226, 556, 0.9, material.cream),
    pawn(556, 540, 0.9, main),
    contact(400, 76, 570),
    shape(
      'M350 500C380 440 360 400 330 410L296 400C290 360 340 300 380 262L390 226L420 256C486 280 490 380 460 500L480 540V568H326V540Z',
      side(accent),
    ),
    disc(382, 316, 9, material.ink),
    line('M440 290Q466 340 456 420', darker(accent, 0.2), 10),
  ];
});

export const spinningTops = onTable(({ main, accent, second }) => {
  const top = (x: number, k: number, tilt: number, a: Colour, b: Colour) =>
    contact(x, 70 * k) +
    turned(
      tilt,
      x,
      600,
      placed(
        x,
        600,
        k,
        shape('M-10-20L0 0L10-20Z', material.steel),
        shape('M-130-190C-120-90-50-50-12-18H12C50-50 120-90 130-190Z', side(a)),
        shape('M-122-150Q0-110 122-150L112-120Q0-80-112-120Z', b),
        oval(0, -190, 130, 30, lighter(a, 0.4)) +
          oval(0, -192, 92, 20, b) +
          oval(0, -194, 50, 11, a),
        box(-13, -270, 26, 82, side(material.wood), 12),
      ),
    );
  return [
    top(270, 0.8, -12, accent, second),
    top(552, 0.72, 14, second, main),
    top(405, 1.12, 5, main, accent),
  ];
});
