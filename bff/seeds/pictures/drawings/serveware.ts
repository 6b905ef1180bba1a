import { contact, fromAbove, onTable } from '../canvas.ts';
import { ball, side, slope } from '../fills.ts';
import { darker, lighter, material } from '../palette.ts';
import {
  around,
  both,
  box,
  disc,
  line,
  moved,
  oval,
  ring,
  shape,
  times,
  turned,
} from '../shapes.ts';
import { flower, leaf, steam } from './motifs.ts';

export const teapot = onTable(({ main, accent, second }) => [
  contact(400, 170),
  line('M560 390C680 360 690 530 548 530', darker(main, 0.2), 26),
  shape(
    'M256 470C190 460 190 390 140 370L172 342C240 362 240 410 276 420Z',
    side(darker(main, 0.08)),
  ),
  oval(400, 470, 178, 132, ball(main)),
  box(310, 586, 180, 18, darker(main, 0.3), 9),
  oval(400, 352, 92, 22, darker(main, 0.25)),
  shape('M306 350C316 300 484 300 494 350Z', side(lighter(main, 0.12))),
  disc(400, 292, 24, ball(accent)),
  flower(400, 476, 62, accent, second),
  leaf(326, 520, 60, second),
  leaf(474, 520, 60, second),
]);

export const teacup = onTable(({ main, accent }) => [
  contact(400, 210),
  steam(390, 300),
  oval(400, 578, 230, 34, darker(main, 0.16)),
  oval(400, 570, 226, 30, lighter(main, 0.2)),
  oval(400, 570, 130, 16, darker(main, 0.12)),
  line('M548 392C650 380 640 500 532 500', darker(main, 0.12), 22),
  shape('M246 360H554C554 480 500 570 400 570S246 480 246 360Z', side(main)),
  shape('M250 404H550L546 436H254Z', side(accent)),
  oval(400, 360, 154, 34, lighter(main, 0.45)),
  oval(400, 363, 138, 26, '#a9683c'),
  oval(384, 360, 90, 14, '#c4874f'),
]);

export const dinnerSet = onTable(({ main, accent, second }) => [
  contact(400, 230),
  disc(400, 360, 204, darker(main, 0.14)),
  disc(394, 356, 202, ball(main)),
  ring(396, 358, 170, accent, 12),
  disc(396, 358, 128, lighter(main, 0.5)),
  around(12, 396, 358, () => leaf(396, 232, 28, second)),
  flower(396, 358, 64, accent, second),
  times(
    4,
    (i) =>
      oval(400, 592 - i * 20, 216, 24, darker(main, 0.22)) +
      oval(400, 586 - i * 20, 216, 22, lighter(main, 0.2)),
  ),
  shape('M306 470H494C490 520 460 534 400 534S310 520 306 470Z', side(main)),
  oval(400, 470, 94, 18, darker(main, 0.22)),
  shape('M307 486H493L490 500H310Z', accent),
]);

export const thali = fromAbove(({ main }) => {
  const katori = (food: string) =>
    disc(400, 252, 62, lighter(main, 0.25)) +
    disc(400, 252, 52, darker(main, 0.25)) +
    disc(402, 255, 48, food) +
    oval(390, 242, 20, 10, 'rgb(255 246 230/.3)');
  const foods = ['#d99a2b', '#b4472e', '#6f8f45', '#f4ead6'];
  return [
    disc(400, 400, 262, darker(main, 0.3)),
    disc(396, 394, 256, ball(main)),
    disc(400, 400, 226, darker(main, 0.1)),
    disc(400, 402, 220, lighter(main, 0.3)),
    ...foods.map((food, i) => turned(i * 48 - 72, 400, 400, katori(food))),
    disc(352, 470, 84, '#e7bd7c'),
    disc(346, 464, 74, '#f2d49c'),
    disc(322, 450, 11, '#cf9350'),
    disc(372, 486, 14, '#cf9350'),
    shape('M430 500C440 440 520 430 536 486C540 530 440 550 430 500Z', '#fffaf0'),
    disc(480, 470, 6, material.leaf),
    disc(500, 500, 6, material.leaf),
    disc(462, 506, 5, '#d99a2b'),
  ];
});

export const waterJug = onTable(({ main, accent }) => [
  contact(400, 140),
  line('M500 300C640 270 640 480 524 490', darker(main, 0.25), 22),
  shape(
    'M316 210H484C486 330 550 380 540 480C534 560 500 602 400 602S266 560 260 480C250 380 314 330 316 210Z',
    side(main),
  ),
  shape('M316 210C300 200 284 196 270 204L318 256Z', darker(main, 0.1)),
  oval(400, 210, 86, 20, lighter(main, 0.4)),
  oval(400, 212, 70, 13, darker(main, 0.4)),
  box(308, 300, 184, 12, accent, 6),
  ...[0, 1, 2].flatMap((j) =>
    [0, 1, 2, 3, 4].map((i) => oval(310 + i * 45, 420 + j * 52, 13, 17, darker(main, 0.1))),
  ),
]);

export const glassSet = onTable(({ main, accent }) => {
  const tumbler = (x: number, y: number, drink: string) =>
    contact(x, 66, y) +
    shape(
      `M${x - 78} ${y - 210}H${x + 78}L${x + 60} ${y}H${x - 60}Z`,
      lighter(material.glass, 0.3),
    ) +
    shape(`M${x - 72} ${y - 150}H${x + 72}L${x + 58} ${y - 12}H${x - 58}Z`, drink) +
    shape(
      `M${x - 66} ${y - 200}H${x - 48}L${x - 38} ${y - 16}H${x - 52}Z`,
      'rgb(255 255 255/.55)',
    ) +
    oval(x, y - 150, 72, 12, lighter(material.glass, 0.1)) +
    oval(x, y - 210, 78, 13, 'rgb(255 255 255/.75)');
  return [
    tumbler(300, 560, accent),
    tumbler(506, 560, main),
    tumbler(402, 620, lighter(accent, 0.35)),
    leaf(444, 416, 90),
  ];
});

export const cutlery = fromAbove(({ main, accent }) => [
  box(190, 150, 420, 500, slope(accent), 26),
  times(7, (i) => line(`M${220 + i * 60} 170V630`, darker(accent, 0.08), 3)),
  moved(
    270,
    0,
    box(-9, 330, 18, 130, '#cfd6db', 6),
    box(-16, 430, 32, 190, side(main), 16),
    shape(
      'M-40 190V290Q-40 346 0 346T40 290V190H28V282H18V190H6V282H-6V190H-18V282H-28V190Z',
      '#cfd6db',
    ),
  ),
  moved(
    400,
    0,
    box(-9, 310, 18, 130, '#cfd6db', 6),
    box(-16, 430, 32, 190, side(main), 16),
    oval(0, 254, 46, 68, '#cfd6db'),
    oval(-6, 248, 32, 52, '#e6ebee'),
  ),
  moved(
    530,
    0,
    shape('M-20 440V210Q-20 186 0 184Q36 240 30 350Q28 400 18 440Z', '#cfd6db'),
    shape('M12 196Q38 250 30 350Q28 400 18 440H8Z', '#e6ebee'),
    box(-20, 430, 38, 190, side(main), 16),
  ),
]);

export const servingTray = fromAbove(({ main, accent, second }) => [
  both(line('M150 330C84 330 84 470 150 470', darker(main, 0.3), 24)),
  box(136, 230, 528, 340, darker(main, 0.2), 44),
  box(136, 224, 528, 334, slope(main), 44),
  box(168, 254, 464, 276, darker(main, 0.12), 26),
  box(174, 262, 452, 266, lighter(main, 0.2), 22),
  flower(400, 394, 112, accent, second),
  both(flower(238, 394, 48, second, accent), leaf(300, 440, 60), leaf(300, 380, 46)),
]);

export const cakeStand = onTable(({ main, accent, second }) => [
  contact(400, 130),
  shape('M364 470H436C430 540 470 574 520 602H280C330 574 370 540 364 470Z', side(main)),
  oval(400, 474, 236, 28, darker(main, 0.22)),
  oval(400, 462, 236, 30, lighter(main, 0.25)),
  shape('M256 318H544V452Q400 486 256 452Z', side(lighter(accent, 0.55))),
  shape('M256 370H544V398Q400 424 256 398Z', side(accent)),
  shape(
    'M250 318C250 280 330 270 400 270S550 280 550 318C550 366 520 338 500 366C480 392 460 338 430 362C400 390 380 338 350 364C324 386 300 340 282 362C262 380 250 350 250 318Z',
    lighter(second, 0.5),
  ),
  both(disc(300, 280, 19, ball(accent)), disc(352, 266, 19, ball(accent))),
  disc(400, 262, 21, ball(accent)),
]);

export const casserole = onTable(({ main, accent }) => [
  contact(400, 200),
  both(box(158, 430, 70, 34, material.ink, 16)),
  shape('M200 404H600L584 560Q578 602 536 602H264Q222 602 216 560Z', side(main)),
  box(190, 384, 420, 40, side(lighter(main, 0.25)), 20),
  shape('M206 384C214 310 310 284 400 284S586 310 594 384Z', side(main)),
  box(330, 262, 140, 34, side(accent), 17),
  both(leaf(330, 548, 74, accent), leaf(282, 538, 54, lighter(accent, 0.3))),
  leaf(400, 552, 86, lighter(accent, 0.3)),
]);
