import { contact, fromAbove, onTable, onWall } from '../canvas.ts';
import { ball, side, slope } from '../fills.ts';
import { darker, lighter, material } from '../palette.ts';
import {
  around,
  beads,
  both,
  box,
  disc,
  faded,
  line,
  moved,
  oval,
  ring,
  shape,
  times,
  turned,
} from '../shapes.ts';
import { flame, flower, leaf, marigold } from './motifs.ts';

export const tableLamp = onTable(({ main, accent }) => [
  faded(0.5, oval(400, 420, 250, 190, material.glow)),
  contact(400, 120),
  oval(400, 588, 112, 20, side(darker(accent, 0.2))),
  shape(
    'M372 376H428C440 440 480 470 470 520C462 566 430 580 400 580S338 566 330 520C320 470 360 440 372 376Z',
    side(accent),
  ),
  shape('M334 500Q400 530 466 500L470 520Q400 550 330 520Z', lighter(accent, 0.4)),
  shape('M306 190H494L560 392Q400 420 240 392Z', side(main)),
  shape('M252 356Q400 384 548 356L560 392Q400 420 240 392Z', lighter(main, 0.4)),
  oval(400, 190, 94, 14, darker(main, 0.2)),
]);

export const vase = onTable(({ main, accent, second }) => [
  contact(400, 120),
  line(
    'M400 360C396 300 380 260 330 214M402 360C410 280 430 250 480 200M400 360V190',
    material.leaf,
    9,
  ),
  leaf(352, 320, 90),
  turned(60, 440, 300, leaf(440, 300, 90)),
  marigold(326, 208, 54, accent),
  marigold(488, 196, 50, second),
  marigold(404, 168, 62, lighter(accent, 0.25)),
  shape(
    'M352 342H448C446 392 520 420 516 500C512 570 466 602 400 602S288 570 284 500C280 420 354 392 352 342Z',
    side(main),
  ),
  oval(400, 342, 50, 11, darker(main, 0.4)),
  line('M290 476Q400 520 510 476', lighter(main, 0.5), 9),
  line('M292 506l24 22 24-16 24 22 24-18 24 20 24-22 24 18 24-20 24 4', lighter(main, 0.5), 6),
]);

export const wallClock = onWall(({ main, accent }) => [
  disc(400, 400, 236, darker(main, 0.2)),
  disc(396, 396, 230, ball(main)),
  disc(400, 400, 190, material.paper),
  around(12, 400, 400, (i) =>
    box(i % 3 ? 397 : 394, 224, i % 3 ? 6 : 12, i % 3 ? 18 : 34, main, 3),
  ),
  turned(-56, 400, 400, box(392, 292, 16, 120, material.ink, 8)),
  turned(62, 400, 400, box(394, 244, 12, 168, material.ink, 6)),
  turned(150, 400, 400, box(398, 250, 4, 176, accent, 2)),
  disc(400, 400, 15, accent),
]);

export const candles = onTable(({ main, accent, second }) => {
  const candle = (x: number, top: number, w: number, colour: typeof main) =>
    contact(x, w / 2) +
    faded(0.55, disc(x, top - 44, 66, material.glow)) +
    box(x - w / 2, top, w, 600 - top, side(colour), 12) +
    oval(x, top + 6, w / 2, 13, lighter(colour, 0.45)) +
    line(`M${x} ${top}v-16`, material.ink, 5) +
    flame(x, top - 10, 64);
  return [
    candle(286, 420, 116, accent),
    candle(520, 460, 120, second),
    candle(400, 316, 124, main),
  ];
});

export const lantern = onTable(({ main, accent }) => [
  contact(400, 150),
  ring(400, 190, 38, darker(main, 0.2), 12),
  shape('M400 206L530 306H270Z', side(main)),
  box(258, 300, 284, 24, side(lighter(main, 0.15)), 8),
  box(290, 324, 220, 240, material.glow),
  faded(0.6, oval(400, 470, 92, 84, '#fff8e6')),
  box(358, 470, 84, 94, side(material.cream), 8),
  flame(400, 468, 76),
  both(box(280, 324, 18, 240, side(main))),
  line('M298 404H502M298 484H502M352 324V564M448 324V564', main, 6),
  box(258, 560, 284, 40, side(main), 8),
  both(disc(300, 580, 8, accent)),
  disc(400, 580, 8, accent),
]);

export const mirror = onWall(({ main, accent, second }) => [
  around(20, 400, 400, () => shape('M384 206L400 130L416 206Z', side(accent))),
  disc(400, 400, 206, darker(main, 0.2)),
  disc(397, 397, 202, ball(main)),
  beads(400, 400, 184, 20, 18, second),
  disc(400, 400, 164, darker(main, 0.35)),
  disc(402, 403, 158, '#cfe0e6'),
  shape('M290 290L360 245L500 528L430 558Z', 'rgb(255 255 255/.45)'),
  shape('M386 245H410L540 478L526 500Z', 'rgb(255 255 255/.3)'),
]);

export const wallHanging = onWall(({ main, accent, second }) => [
  line('M220 236L400 140L580 236', material.rope, 7),
  box(190, 226, 420, 24, slope(material.wood), 12),
  shape('M232 250H568V420L400 590L232 420Z', slope(material.cream)),
  line('M232 420L400 590L568 420', darker(material.cream, 0.14), 7),
  shape('M400 270L500 370L400 470L300 370Z', main),
  shape('M400 306L464 370L400 434L336 370Z', accent),
  shape('M400 338L432 370L400 402L368 370Z', second),
  times(13, (i) => {
    const x = 240 + i * 26.7;
    return line(`M${x} ${592 - Math.abs(i - 6) * 27}v74`, i % 3 ? material.rope : main, 9);
  }),
]);

export const wallArt = onWall(({ main, accent }) => {
  const figure = (x: number, y: number) =>
    moved(
      x,
      y,
      disc(0, -52, 13, material.paper),
      shape('M-26-38H26L0 0Z', material.paper),
      shape('M0-6L22 34H-22Z', material.paper),
      line('M-24-36L-52-8M24-36L52-8M-12 34L-22 74M12 34L24 74', material.paper, 6),
    );
  return [
    box(170, 190, 460, 420, darker(material.wood, 0.2), 8),
    box(170, 190, 452, 412, slope(material.wood), 8),
    box(200, 220, 392, 352, material.paper),
    box(226, 246, 340, 300, main),
    disc(490, 310, 34, accent),
    around(12, 490, 310, () => line('M490 266v-12', accent, 6)),
    figure(286, 450),
    figure(396, 450),
    figure(506, 450),
    line('M244 532H548', material.paper, 5),
    shape('M244 372L282 306L320 372Z', material.paper),
    box(256, 372, 52, 22, material.paper),
  ];
});

export const rug = fromAbove(({ main, accent, second }) => [
  times(15, (i) =>
    line(`M${222 + i * 25.4} 150v-22M${222 + i * 25.4} 650v22`, lighter(accent, 0.3), 7),
  ),
  box(206, 148, 388, 504, slope(main), 6),
  box(228, 170, 344, 460, accent),
  box(242, 184, 316, 432, main),
  shape('M400 230L500 400L400 570L300 400Z', second),
  shape('M400 284L468 400L400 516L332 400Z', accent),
  shape('M400 338L434 400L400 462L366 400Z', main),
  both(shape('M256 198H340L256 300ZM256 602H340L256 500Z', second), disc(284, 400, 20, accent)),
]);

export const urli = onTable(({ main, accent, second }) => [
  contact(400, 170),
  both(ring(176, 430, 26, darker(main, 0.25), 12)),
  shape(
    'M180 400H620C610 500 540 560 470 570L490 602H310L330 570C260 560 190 500 180 400Z',
    side(main),
  ),
  oval(400, 400, 226, 66, lighter(main, 0.35)),
  oval(400, 403, 200, 52, '#8fc0c9'),
  oval(370, 394, 120, 22, '#b5d9de'),
  marigold(300, 396, 42, accent),
  marigold(500, 400, 44, second),
  flower(398, 420, 46, lighter(accent, 0.45), material.flame),
  shape('M364 380Q400 400 436 380L426 396H374Z', darker(main, 0.2)),
  flame(400, 384, 62),
]);

export const elephant = onTable(({ main, accent, second }) => [
  contact(400, 180),
  line('M568 400C600 420 600 470 590 500', darker(main, 0.3), 12),
  box(280, 480, 66, 120, side(darker(main, 0.1)), 16),
  box(482, 480, 66, 120, side(darker(main, 0.1)), 16),
  shape('M290 360C320 296 520 290 560 360C590 420 580 500 560 540H290Z', ball(main)),
  shape('M210 540C190 560 200 596 230 590M210 540', main),
  shape(
    'M350 300C280 270 220 310 222 400C224 470 216 520 190 548C184 580 226 590 244 562C270 520 276 480 290 458C340 470 380 420 376 360Z',
    ball(main),
  ),
  shape('M340 320C410 300 424 400 372 440C330 430 316 380 340 320Z', darker(main, 0.16)),
  shape('M236 446Q200 470 176 452Q204 450 226 424Z', material.paper),
  disc(270, 370, 9, material.ink),
  shape('M392 318C430 300 500 304 532 330L544 440Q466 470 396 440Z', accent),
  shape('M400 420Q466 446 542 422L544 440Q466 470 396 440Z', second),
  flower(466, 380, 40, second, main),
  shape('M252 318Q290 284 336 300L300 344Z', accent),
]);
