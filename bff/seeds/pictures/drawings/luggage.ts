import { contact, onTable } from '../canvas.ts';
import { side } from '../fills.ts';
import { type Colour, darker, lighter, material } from '../palette.ts';
import { both, box, disc, line, shape, times, turned } from '../shapes.ts';
import { heart, star } from './motifs.ts';

const trolley = (x: number, top: number, w: number, colour: Colour, trim: Colour) =>
  contact(x + w / 2, w / 2) +
  line(`M${x + w * 0.3} ${top}V${top - 90}H${x + w * 0.7}V${top}`, material.ink, 13) +
  [0.16, 0.84].map((at) => disc(x + w * at, 588, 16, material.ink)).join('') +
  box(x, top, w, 580 - top, side(colour), 34) +
  times(5, (i) => box(x + w * (0.14 + i * 0.17), top + 26, 8, 528 - top, darker(colour, 0.16), 4)) +
  box(x, top + (580 - top) * 0.5, w, 12, trim) +
  box(x + w * 0.38, top - 10, w * 0.24, 20, material.ink, 10);

export const suitcase = onTable(({ main, accent }) => [
  trolley(270, 240, 260, main, accent),
  turned(
    12,
    480,
    300,
    line('M470 240v40', material.ink, 5),
    box(446, 276, 50, 76, material.paper, 8),
    heart(471, 314, 14, accent),
  ),
]);

export const trolleySet = onTable(({ main, accent, second }) => [
  trolley(400, 220, 230, main, second),
  trolley(170, 320, 190, accent, second),
  trolley(330, 400, 150, second, accent),
]);

export const backpack = onTable(({ main, accent, second }) => [
  contact(400, 180),
  line('M340 200C340 140 460 140 460 200', darker(main, 0.3), 20),
  both(shape('M250 380C200 390 200 560 240 580H270V380Z', side(darker(main, 0.16)))),
  shape(
    'M236 340C236 220 320 180 400 180S564 220 564 340V560Q564 602 520 602H280Q236 602 236 560Z',
    side(main),
  ),
  line('M260 340C264 240 330 214 400 214S536 240 540 340', darker(main, 0.25), 6),
  box(272, 430, 256, 150, side(accent), 30),
  line('M296 466H504', darker(accent, 0.3), 6),
  box(486, 460, 14, 44, material.brass, 6),
  box(330, 290, 140, 84, side(second), 16),
  star(400, 332, 24, lighter(second, 0.6)),
]);

export const duffel = onTable(({ main, accent, second }) => [
  contact(400, 260),
  line('M290 400C290 230 510 230 510 400', accent, 22),
  shape(
    'M150 470C150 380 190 350 250 350H550C610 350 650 380 650 470V540Q650 600 590 600H210Q150 600 150 540Z',
    side(main),
  ),
  line('M210 374H590', darker(main, 0.35), 8),
  both(box(276, 350, 30, 250, side(accent))),
  both(
    shape(
      'M150 470C150 400 176 364 216 354C190 420 190 540 206 600Q150 596 150 540Z',
      darker(main, 0.2),
    ),
  ),
  box(336, 440, 128, 110, side(lighter(main, 0.16)), 14),
  box(372, 474, 56, 36, second, 8),
]);
