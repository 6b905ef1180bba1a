import { contact, fromAbove, onTable, onWall } from '../canvas.ts';
import { ball, side } from '../fills.ts';
import { darker, lighter, material } from '../palette.ts';
import {
  at,
  beads,
  both,
  box,
  disc,
  faded,
  line,
  oval,
  ring,
  shape,
  times,
  turned,
} from '../shapes.ts';
import { flame, leaf, marigold, smoke } from './motifs.ts';

export const diya = onTable(({ main, accent, second }) => [
  faded(0.6, disc(400, 330, 180, material.glow)),
  contact(400, 190),
  flame(400, 440, 190),
  shape('M170 440C240 410 560 410 630 440C610 540 520 602 400 602S190 540 170 440Z', side(main)),
  oval(400, 440, 228, 34, lighter(main, 0.3)),
  oval(400, 442, 196, 22, darker(main, 0.35)),
  oval(400, 446, 170, 14, material.flame),
  line('M400 440V424', material.ink, 8),
  times(7, (i) => disc(232 + i * 56, 538 - (i - 3) ** 2 * 4, 14, i % 2 ? accent : second)),
  line('M200 470Q400 530 600 470', lighter(main, 0.4), 6),
]);

export const incenseHolder = onTable(({ main, accent }) => [
  contact(400, 250),
  smoke(530, 272),
  line('M264 560L530 286', material.darkWood, 8),
  disc(530, 286, 8, '#e2572f'),
  shape('M140 570Q270 530 400 560T660 540Q670 590 620 600H200Q140 604 140 570Z', side(main)),
  marigold(250, 546, 40, accent),
  leaf(320, 566, 60),
  disc(500, 574, 9, lighter(main, 0.5)),
  disc(550, 570, 9, lighter(main, 0.5)),
  disc(450, 576, 9, lighter(main, 0.5)),
]);

export const pujaBell = onTable(({ main, accent }) => [
  contact(400, 150),
  box(380, 180, 40, 160, side(main), 14),
  ring(400, 160, 32, main, 16),
  both(disc(376, 232, 12, main), disc(376, 290, 14, main)),
  shape(
    'M320 370C330 320 370 320 400 320S470 320 480 370C486 480 520 530 560 560V580H240V560C280 530 314 480 320 370Z',
    side(main),
  ),
  box(228, 560, 344, 28, side(lighter(main, 0.2)), 14),
  line('M312 440Q400 466 488 440M300 500Q400 530 500 500', darker(main, 0.25), 7),
  times(5, (i) => disc(332 + i * 34, 472 + (i % 4 ? 10 : 4), 8, accent)),
]);

export const pujaThali = fromAbove(({ main, accent, second }) => [
  disc(400, 404, 252, darker(main, 0.35)),
  disc(396, 396, 248, ball(main)),
  disc(400, 402, 214, darker(main, 0.12)),
  disc(402, 404, 208, lighter(main, 0.2)),
  beads(398, 398, 230, 20, 18, accent),
  disc(330, 320, 62, darker(main, 0.25)),
  disc(330, 320, 52, '#c2384a'),
  disc(470, 310, 62, darker(main, 0.25)),
  disc(470, 310, 52, '#e6b031'),
  marigold(300, 470, 60, accent),
  marigold(398, 540, 44, second),
  shape(
    'M420 470C430 420 530 400 560 420C550 500 480 530 440 520C424 510 416 490 420 470Z',
    darker(main, 0.3),
  ),
  oval(490, 466, 46, 26, material.flame),
  turned(54, 540, 430, flame(540, 440, 76)),
  at(
    [
      [390, 390],
      [410, 404],
      [396, 418],
      [420, 384],
      [376, 406],
    ],
    (x, y, _size, i) => turned(i * 50, x, y, oval(x, y, 11, 5, '#fffaf0')),
  ),
]);

export const kalash = onTable(({ main, accent }) => [
  contact(400, 150),
  ...[-70, -40, 40, 70].map((deg) => turned(deg, 400, 330, leaf(400, 330, 170))),
  turned(-14, 400, 330, leaf(400, 330, 160, darker(material.leaf))),
  turned(14, 400, 330, leaf(400, 330, 160, darker(material.leaf))),
  shape('M330 300C320 220 370 170 400 150C430 170 480 220 470 300Z', ball('#8a5b3c')),
  line('M400 150V110', '#8a5b3c', 8),
  line('M372 200Q360 240 364 290M400 180V296M428 200Q440 240 436 290', '#734830', 4),
  shape('M310 310H490L470 352H330Z', side(lighter(main, 0.16))),
  shape('M336 350H464C560 390 560 540 470 590H330C240 540 240 390 336 350Z', ball(main)),
  box(310, 582, 180, 20, darker(main, 0.25), 8),
  line('M268 430Q400 470 532 430', accent, 9),
  box(394, 470, 12, 70, accent, 5),
  line('M360 500H440', accent, 11),
  disc(400, 505, 22, accent),
  disc(400, 505, 12, material.flame),
]);

export const singingBowl = onTable(({ main, accent, second }) => [
  contact(400, 200),
  turned(
    52,
    540,
    330,
    box(520, 160, 44, 270, side(material.wood), 20),
    box(518, 330, 48, 100, side(accent), 20),
  ),
  oval(400, 572, 190, 34, side(second)),
  oval(400, 556, 150, 20, darker(second, 0.2)),
  shape('M200 396C204 520 300 566 400 566S596 520 600 396Z', side(main)),
  oval(400, 396, 202, 48, lighter(main, 0.35)),
  oval(400, 398, 180, 38, darker(main, 0.4)),
  oval(390, 414, 130, 20, darker(main, 0.2)),
  times(6, (i) =>
    ring(270 + i * 52, 470 + (i === 0 || i === 5 ? -6 : 8), 13, darker(main, 0.25), 5),
  ),
  line('M214 440Q400 476 586 440', darker(main, 0.2), 5),
]);

export const torana = onWall(({ main, accent, second }) => {
  const sag = (i: number) => 256 + 38 * (1 - ((i - 3) / 3) ** 2);
  return [
    line('M120 250Q400 330 680 250', material.rope, 10),
    line('M200 290V540M333 300V560M467 300V560M600 290V540', material.rope, 4),
    times(7, (i) => turned(180, 150 + i * 83, sag(i), leaf(150 + i * 83, sag(i), 170))),
    times(7, (i) => marigold(150 + i * 83, sag(i), 34, i % 2 ? accent : main)),
    at(
      [
        [200, 470],
        [333, 490],
        [467, 490],
        [600, 470],
      ],
      (x, y) => marigold(x, y, 28, accent) + disc(x, y + 62, 14, second),
    ),
  ];
});

export const homeTemple = onTable(({ main, accent }) => [
  contact(400, 210),
  shape('M230 330C240 240 330 240 400 130C470 240 560 240 570 330Z', side(main)),
  line('M400 130V96', material.brass, 10),
  disc(400, 92, 13, material.brass),
  box(204, 320, 392, 34, side(darker(main, 0.12)), 8),
  box(226, 354, 348, 200, darker(main, 0.3)),
  faded(0.7, disc(400, 450, 82, material.glow)),
  both(
    box(226, 354, 40, 200, side(main)),
    box(218, 354, 56, 18, lighter(main, 0.2), 4),
    box(218, 536, 56, 18, lighter(main, 0.2), 4),
  ),
  shape('M266 354H534V420C520 370 470 374 400 374S280 370 266 420Z', side(main)),
  shape('M350 540C350 470 370 430 400 410C430 430 450 470 450 540Z', accent),
  both(oval(320, 530, 22, 9, material.brass), flame(320, 524, 44)),
  line('M400 354V384', material.brass, 5),
  shape('M386 400Q388 380 400 380T414 400Z', material.brass),
  box(190, 552, 420, 26, side(lighter(main, 0.16)), 6),
  box(170, 576, 460, 26, side(darker(main, 0.1)), 6),
  both(disc(300, 300, 12, accent)),
  disc(400, 270, 18, accent),
]);
