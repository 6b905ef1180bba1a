import { contact, fromAbove, onTable, onWall } from '../canvas.ts';
import { ball, side, slope } from '../fills.ts';
import { darker, lighter, material } from '../palette.ts';
import { at, both, box, disc, faded, line, moved, oval, placed, shape, turned } from '../shapes.ts';
import { heart, leaf, star } from './motifs.ts';

export const babyBottle = onTable(({ main, accent }) => {
  const bottle = (x: number, k: number, cap: typeof main) =>
    contact(x, 86) +
    placed(
      x,
      600 - 600 * k,
      k,
      shape('M-26 264C-30 220 -14 210 -14 190Q0 168 14 190C14 210 30 220 26 264Z', '#f0cfa6'),
      box(-70, 256, 140, 62, side(cap), 16),
      shape(
        'M-66 318H66C66 350 86 370 86 400V560Q86 600 50 600H-50Q-86 600 -86 560V400C-86 370 -66 350 -66 318Z',
        lighter(material.glass, 0.35),
      ),
      shape('M-86 410H86V560Q86 600 50 600H-50Q-86 600 -86 560Z', '#fffaf0'),
      box(-72, 350, 18, 220, 'rgb(255 255 255/.8)', 9),
      line('M30 440h36M44 474h22M30 508h36M44 542h22', cap, 6),
      heart(-14, 500, 26, cap),
    );
  return [bottle(308, 1, main), bottle(502, 0.78, accent)];
});

export const babyBath = onTable(({ main, accent, second }) => [
  contact(400, 240),
  at(
    [
      [300, 340, 44],
      [370, 318, 56],
      [450, 330, 48],
      [520, 350, 34],
      [250, 360, 30],
    ],
    (x, y, r) => disc(x, y, r, '#ffffff') + disc(x - r * 0.3, y - r * 0.3, r * 0.24, '#e4f1f6'),
  ),
  oval(400, 384, 258, 48, lighter(main, 0.4)),
  oval(400, 386, 232, 36, '#c6e2ee'),
  shape(
    'M142 384C150 430 260 434 400 434S650 430 658 384C656 500 610 580 560 600H240C190 580 144 500 142 384Z',
    side(main),
  ),
  shape(
    'M520 350C500 320 540 300 556 326C600 330 596 376 548 380C520 382 512 366 520 350Z',
    accent,
  ),
  shape('M516 334l-26 6 22 12Z', second),
  disc(536, 330, 5, material.ink),
  both(disc(280, 520, 16, lighter(main, 0.4))),
  disc(400, 530, 16, lighter(main, 0.4)),
]);

export const diaperBag = onTable(({ main, accent, second }) => [
  contact(400, 220),
  line('M300 330C300 190 500 190 500 330', darker(accent, 0.1), 24),
  box(556, 250, 52, 130, lighter(material.glass, 0.3), 16),
  box(562, 226, 40, 36, side(second), 8),
  box(190, 310, 420, 290, side(main), 54),
  shape(
    'M190 364Q190 310 244 310H556Q610 310 610 364V400Q400 460 190 400Z',
    side(lighter(main, 0.16)),
  ),
  box(250, 440, 300, 140, side(darker(main, 0.12)), 30),
  box(366, 380, 68, 84, side(accent), 14),
  disc(400, 436, 11, lighter(accent, 0.5)),
  heart(310, 516, 26, second),
  line('M268 462H350M450 462H532', lighter(main, 0.3), 6),
]);

export const babyMonitor = onTable(({ main, accent }) => [
  contact(290, 100),
  contact(510, 130),
  faded(
    0.7,
    line('M196 250Q160 300 196 350M164 220Q110 300 164 380M384 250Q420 300 384 350', accent, 9),
  ),
  oval(290, 586, 92, 18, side(darker(main, 0.1))),
  box(268, 390, 44, 190, side(main), 16),
  disc(290, 310, 96, ball(main)),
  disc(290, 310, 56, material.ink),
  disc(290, 310, 32, '#54465a'),
  disc(276, 296, 12, '#d3e8ea'),
  box(568, 250, 18, 130, darker(main, 0.2), 9),
  box(390, 360, 240, 240, side(main), 30),
  box(412, 384, 196, 142, '#3f5363', 14),
  disc(494, 452, 30, '#f2cdb0'),
  shape('M456 520C456 470 580 466 590 520Z', accent),
  shape('M470 446C468 410 520 406 522 440Z', '#59402f'),
  disc(450, 562, 12, accent),
  disc(510, 562, 12, lighter(main, 0.5)),
  disc(570, 562, 12, lighter(main, 0.5)),
]);

export const onesie = onWall(({ main, accent, second }) => [
  shape(
    'M318 190L196 252L230 358L290 334V520C290 560 350 566 372 620H428C450 566 510 560 510 520V334L570 358L604 252L482 190C470 236 330 236 318 190Z',
    slope(main),
  ),
  shape('M318 190L300 199C310 262 490 262 500 199L482 190C470 236 330 236 318 190Z', accent),
  line('M220 330L282 306M580 330L518 306', accent, 13),
  line('M376 602H424', accent, 13),
  disc(386, 604, 5, material.paper),
  disc(414, 604, 5, material.paper),
  oval(400, 400, 66, 58, second),
  both(
    disc(352, 348, 26, second),
    disc(352, 348, 13, lighter(second, 0.5)),
    disc(378, 392, 7, material.ink),
  ),
  oval(400, 422, 30, 22, lighter(second, 0.5)),
  oval(400, 414, 9, 6, material.ink),
]);

export const booties = onTable(({ main, accent }) => {
  const bootie = (dx: number, dy: number) =>
    moved(
      dx,
      dy,
      contact(330, 130),
      shape(
        'M250 380H374V470C440 470 470 510 462 560Q456 600 420 600H270Q240 600 240 560Z',
        side(main),
      ),
      shape('M374 470C440 470 470 510 462 560H400C360 560 350 510 374 470Z', lighter(main, 0.25)),
      box(238, 574, 226, 28, side(darker(main, 0.2)), 14),
      box(236, 350, 152, 60, side(lighter(main, 0.4)), 26),
      line('M256 444Q310 462 372 444', accent, 11),
      line('M372 446q40-34 46-6-8 18-46 6q44 16 34 34-18 8-34-34', accent, 8),
    );
  return [bootie(130, -34), bootie(-40, 6)];
});

export const bib = onWall(({ main, accent, second }) => [
  shape(
    'M300 150C200 190 200 280 250 340C190 420 190 640 400 640S610 420 550 340C600 280 600 190 500 150C560 210 540 330 400 330S240 210 300 150Z',
    slope(main),
  ),
  line('M254 352C210 420 212 622 400 622S590 420 546 352', lighter(main, 0.5), 6),
  both(disc(306, 166, 10, material.paper)),
  shape('M340 440C310 500 330 570 400 570S490 500 460 440C450 420 350 420 340 440Z', accent),
  both(leaf(384, 436, 70, second)),
  line('M370 470v8M430 470v8M400 500v8M374 524v8M426 524v8M400 450v8', lighter(accent, 0.6), 6),
]);

export const feedingSet = fromAbove(({ main, accent, second }) => [
  disc(360, 410, 214, darker(main, 0.18)),
  disc(356, 404, 210, ball(main)),
  disc(360, 408, 180, lighter(main, 0.4)),
  shape('M360 408V236A172 172 0 0 1 509 494Z', accent),
  shape('M360 408L509 494A172 172 0 0 1 211 494Z', second),
  shape('M360 408L211 494A172 172 0 0 1 360 236Z', '#f6e7c4'),
  line('M360 408V232M360 408L512 496M360 408L208 496', lighter(main, 0.4), 18),
  at(
    [
      [300, 340],
      [270, 390],
      [320, 400],
    ],
    (x, y) => disc(x, y, 14, '#7fa65a'),
  ),
  turned(
    14,
    640,
    400,
    box(626, 380, 28, 250, slope(material.wood), 14),
    oval(640, 310, 46, 82, slope(accent)),
    oval(636, 304, 30, 60, lighter(accent, 0.3)),
  ),
]);

export const highChair = onTable(({ main, accent, second }) => [
  contact(400, 190),
  both(
    line('M320 420L246 596', material.wood, 22),
    line('M330 420L300 580', material.darkWood, 16),
  ),
  line('M282 530H518', material.wood, 16),
  box(300, 150, 200, 260, side(main), 50),
  box(326, 176, 148, 170, lighter(main, 0.3), 36),
  star(400, 250, 50, accent),
  box(290, 380, 220, 54, side(darker(main, 0.1)), 22),
  shape('M226 330H574Q596 330 590 352L586 372H214L210 352Q204 330 226 330Z', side(material.cream)),
  oval(400, 334, 140, 12, darker(material.cream, 0.1)),
  shape('M344 290H456C454 322 440 334 400 334S346 322 344 290Z', second),
  oval(400, 290, 56, 10, lighter(second, 0.5)),
]);

export const babyOils = onTable(({ main, accent, second }) => [
  contact(270, 80),
  contact(402, 90),
  contact(544, 80),
  box(204, 360, 132, 240, side(accent), 40),
  box(240, 310, 60, 56, side(lighter(accent, 0.5)), 10),
  box(326, 280, 152, 320, side(main), 44),
  box(372, 236, 60, 50, side(darker(main, 0.2)), 8),
  line('M402 240V206H346', darker(main, 0.2), 22),
  box(482, 420, 132, 180, side(second), 26),
  box(476, 388, 144, 50, side(lighter(second, 0.4)), 14),
  at(
    [
      [270, 480],
      [402, 450],
      [548, 520],
    ],
    (x, y) => disc(x, y, 42, material.paper) + heart(x, y + 2, 20, accent),
  ),
]);
