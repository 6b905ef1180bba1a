import { contact, fromAbove, onTable, onWall } from '../canvas.ts';
import { ball, side, slope } from '../fills.ts';
import { type Colour, darker, lighter, material } from '../palette.ts';
import { at, both, box, disc, line, shape, times, turned } from '../shapes.ts';
import { star } from './motifs.ts';

export const washBag = onTable(({ main, accent, second }) => [
  contact(400, 220),
  turned(
    -12,
    320,
    300,
    box(290, 220, 50, 200, side(material.paper), 12),
    box(296, 190, 38, 36, side(second), 6),
  ),
  turned(
    10,
    470,
    300,
    box(460, 190, 22, 240, material.wood, 10),
    box(450, 170, 40, 60, '#f6f1e6', 8),
  ),
  box(376, 256, 62, 160, side(accent), 16),
  box(388, 226, 38, 36, darker(accent), 6),
  shape('M190 396Q400 360 610 396L630 560Q632 602 590 602H210Q168 602 170 560Z', side(main)),
  shape('M190 396Q400 360 610 396L614 426Q400 392 186 426Z', lighter(main, 0.3)),
  line('M206 412Q400 378 594 412', darker(main, 0.4), 6),
  turned(20, 590, 430, box(580, 408, 18, 60, material.brass, 8)),
  times(4, (i) =>
    line(
      `M190 ${470 + i * 32}Q400 ${450 + i * 32} 612 ${470 + i * 32}`,
      i % 2 ? accent : lighter(main, 0.3),
      7,
    ),
  ),
]);

export const neckPillow = fromAbove(({ main, accent, second }) => [
  shape(
    'M260 620C120 560 120 180 400 180S680 560 540 620C470 640 440 570 480 520C560 420 500 330 400 330S240 420 320 520C360 570 330 640 260 620Z',
    ball(main),
  ),
  line('M236 584C150 500 170 216 400 216S650 500 564 584', lighter(main, 0.4), 6),
  both(disc(286, 566, 18, accent)),
  line('M286 566Q400 640 514 566', second, 8),
  disc(400, 602, 16, second),
  at(
    [
      [220, 330],
      [300, 246],
      [400, 256],
      [500, 246],
      [580, 330],
      [220, 430],
      [580, 430],
    ],
    (x, y) => star(x, y, 20, lighter(main, 0.5)),
  ),
]);

export const flask = onTable(({ main, accent, second }) => [
  contact(330, 96),
  contact(520, 80),
  box(240, 270, 180, 330, side(main), 40),
  box(268, 170, 124, 110, side(material.steel), 20),
  box(254, 258, 152, 26, side(accent), 10),
  line('M268 380C310 340 350 420 392 380M268 430C310 390 350 470 392 430', lighter(main, 0.5), 8),
  star(330, 520, 28, accent),
  line('M580 450C640 440 640 550 576 550', darker(second, 0.2), 16),
  shape('M440 410H600L584 580Q582 600 562 600H478Q458 600 456 580Z', side(second)),
  box(432, 386, 176, 34, side(material.steel), 14),
  box(490, 366, 50, 26, material.ink, 8),
]);

export const passportSet = fromAbove(({ main, accent, second }) => [
  turned(
    10,
    500,
    350,
    box(330, 170, 250, 340, '#2f4a6d', 14),
    disc(455, 300, 50, '#d9b765'),
    disc(455, 300, 38, '#2f4a6d'),
    star(455, 300, 28, '#d9b765'),
    line('M400 400h110M420 430h70', '#d9b765', 9),
  ),
  turned(
    6,
    380,
    360,
    box(300, 140, 110, 220, material.paper, 8),
    line('M320 176h70M320 206h70M320 236h40', main, 8),
  ),
  turned(
    -8,
    360,
    440,
    box(216, 250, 300, 380, darker(main, 0.3), 22),
    box(210, 244, 300, 380, slope(main), 22),
    line('M230 264H490V604H230Z', lighter(main, 0.4), 4),
    box(440, 244, 34, 380, accent),
    disc(457, 434, 14, material.brass),
  ),
  turned(
    24,
    560,
    560,
    box(500, 510, 150, 92, slope(second), 20),
    disc(526, 556, 12, lighter(second, 0.7)),
    line('M526 556C480 560 470 600 440 590', accent, 7),
    line('M560 540h60M560 570h40', lighter(second, 0.6), 7),
  ),
]);

export const camera = onTable(({ main, accent, second }) => [
  contact(400, 230),
  line('M190 390C130 200 330 170 400 190S680 200 612 390', second, 14),
  box(300, 300, 200, 80, side(darker(main, 0.16)), 16),
  box(214, 340, 80, 30, accent, 10),
  box(520, 336, 60, 40, side(material.steel), 8),
  box(180, 366, 440, 234, side(main), 30),
  box(180, 420, 440, 130, side(second), 4),
  disc(400, 484, 106, darker(material.steel, 0.2)),
  disc(397, 481, 100, ball(material.steel)),
  disc(400, 484, 78, material.ink),
  disc(400, 484, 54, '#54506c'),
  disc(400, 484, 30, '#2e2a40'),
  disc(378, 460, 16, '#d3e8ea'),
  disc(566, 396, 14, material.glow),
  box(216, 388, 60, 20, accent, 8),
]);

export const umbrella = onWall(({ main, accent, second }) => [
  line('M400 190V590Q400 650 350 650T300 600', material.wood, 16),
  line('M400 150V200', material.darkWood, 10),
  shape(
    'M140 420C150 270 270 186 400 186S650 270 660 420Q620 376 574 420Q530 376 487 420Q444 376 400 420Q356 376 313 420Q270 376 226 420Q180 376 140 420Z',
    main,
  ),
  shape(
    'M400 186C340 220 316 320 313 420Q356 376 400 420Q444 376 487 420C484 320 460 220 400 186Z',
    accent,
  ),
  shape(
    'M400 186C520 200 600 290 660 420Q620 376 574 420C560 320 500 230 400 186Z',
    darker(main, 0.16),
  ),
  shape(
    'M400 186C280 200 200 290 140 420Q180 376 226 420C240 320 300 230 400 186Z',
    lighter(main, 0.2),
  ),
  times(3, (i) => disc(400, 250 + i * 46, 10, second)),
]);

export const packingCubes = onTable(({ main, accent, second }) => {
  const cube = (x: number, y: number, w: number, h: number, colour: Colour) =>
    box(x, y, w, h, side(colour), 20) +
    box(x + 24, y + 26, w - 48, h - 44, lighter(colour, 0.35), 10) +
    times(Math.floor((w - 60) / 26), (i) =>
      line(`M${x + 44 + i * 26} ${y + 36}v${h - 66}`, lighter(colour, 0.16), 4),
    ) +
    line(`M${x + 20} ${y + 14}H${x + w - 20}`, darker(colour, 0.3), 5) +
    box(x + w - 50, y + 10, 34, 10, material.brass, 5);
  return [
    contact(400, 240),
    cube(170, 450, 460, 150, main),
    cube(200, 320, 250, 130, accent),
    cube(462, 340, 146, 110, second),
    cube(230, 210, 190, 110, lighter(main, 0.3)),
  ];
});
