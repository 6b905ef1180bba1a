import { contact, fromAbove, onTable, onWall } from '../canvas.ts';
import { ball, side, slope } from '../fills.ts';
import { type Colour, darker, lighter, material } from '../palette.ts';
import { both, box, disc, faded, line, oval, shape, times, turned } from '../shapes.ts';
import { flower, heart, leaf, star } from './motifs.ts';

export const notebook = fromAbove(({ main, accent, second }) => [
  turned(
    8,
    400,
    400,
    box(220, 150, 370, 500, darker(main, 0.35), 18),
    box(230, 158, 356, 484, material.paper, 10),
    box(214, 142, 366, 496, slope(main), 18),
    box(214, 142, 44, 496, darker(main, 0.16), 18),
    box(516, 142, 18, 496, accent),
    flower(388, 340, 96, lighter(main, 0.5), accent),
    leaf(340, 470, 80, second),
    leaf(436, 470, 80, second),
    shape('M300 636V690L316 672L332 690V636Z', second),
  ),
]);

export const fountainPen = fromAbove(({ main, accent }) => [
  turned(
    -6,
    400,
    400,
    box(200, 170, 380, 460, material.paper, 8),
    times(8, (i) => line(`M240 ${240 + i * 46}H${i % 3 === 2 ? 440 : 540}`, '#d9d0c4', 5)),
    line('M240 224q30-34 50 0t50 0 50 0 60 0', '#5a6aa0', 7),
  ),
  turned(
    42,
    400,
    400,
    box(374, 120, 64, 340, slope(main), 26),
    box(374, 330, 64, 22, material.brass),
    box(374, 146, 64, 12, material.brass),
    box(428, 160, 14, 150, material.brass, 7),
    shape('M378 460H434L424 540H388Z', material.ink),
    shape('M386 540H426C430 590 416 620 406 660C396 620 382 590 386 540Z', material.brass),
    line('M406 580V650', darker(material.brass, 0.4), 3),
    disc(406, 578, 6, darker(material.brass, 0.5)),
    disc(406, 140, 10, accent),
  ),
]);

export const bookStack = onTable(({ main, accent, second }) => {
  const book = (x: number, y: number, w: number, colour: Colour) =>
    box(x, y, w, 80, colour, 12) +
    box(x + 30, y + 10, w - 30, 60, material.paper, 6) +
    line(`M${x + 44} ${y + 30}H${x + w - 8}M${x + 44} ${y + 50}H${x + w - 8}`, '#d9cdb8', 3);
  return [
    contact(400, 230),
    book(180, 520, 440, main),
    book(210, 440, 400, accent),
    book(190, 360, 420, second),
    book(230, 280, 340, darker(main, 0.3)),
    line('M430 204C470 200 470 252 428 252', accent, 12),
    box(330, 180, 100, 100, side(accent), 16),
    oval(380, 182, 50, 11, '#7b4f34'),
  ];
});

export const deskOrganiser = onTable(({ main, accent, second }) => {
  const pencil = (x: number, y: number, colour: Colour) =>
    box(x, y, 22, 260, colour, 6) + shape(`M${x} ${y}h22l-11-34Z`, material.rope);
  return [
    contact(400, 240),
    pencil(262, 190, accent),
    pencil(300, 220, second),
    pencil(334, 200, lighter(main)),
    turned(10, 380, 260, box(370, 210, 14, 240, material.steel, 6)),
    box(230, 380, 180, 220, side(main), 18),
    box(254, 450, 132, 60, lighter(main, 0.4), 10),
    turned(
      6,
      480,
      420,
      box(430, 380, 120, 92, material.paper, 4),
      line('M450 410h70M450 434h50', accent, 6),
    ),
    box(544, 420, 44, 56, side(second), 8),
    leaf(560, 424, 70),
    turned(40, 566, 424, leaf(566, 424, 56)),
    box(410, 470, 190, 130, side(lighter(main, 0.14)), 14),
    line('M438 534H572', darker(main, 0.2), 5),
    box(488, 550, 34, 14, material.brass, 6),
    box(488, 500, 34, 14, material.brass, 6),
  ];
});

export const colourPencils = onTable(({ main, accent, second }) => {
  const pencil = (x: number, tip: number, colour: Colour) =>
    box(x, tip + 70, 44, 200, side(colour)) +
    shape(`M${x} ${tip + 72}l22-72 22 72Z`, '#efd4a6') +
    shape(`M${x + 15} ${tip + 22}l7-22 7 22Z`, colour);
  const leads: readonly Colour[] = [
    accent,
    main,
    '#5f9560',
    second,
    '#6a8fc4',
    '#e0b43c',
    '#c75a7a',
    '#7c6bb0',
  ];
  return [
    contact(400, 230),
    ...leads.map((lead, i) => pencil(196 + i * 52, 220 + Math.abs(i - 3.5) * 14, lead)),
    box(176, 420, 450, 180, side(main), 16),
    box(176, 440, 450, 12, lighter(main, 0.4)),
    star(400, 520, 46, accent),
    both(star(280, 520, 26, lighter(main, 0.5))),
  ];
});

export const globe = onTable(({ main, accent, second }) => [
  contact(400, 140),
  box(270, 570, 260, 32, side(accent), 16),
  box(384, 500, 32, 74, side(darker(accent, 0.1))),
  `<path d="M330 130A196 196 0 1 0 560 440" fill="none" stroke="${material.brass}" stroke-width="18" stroke-linecap="round"/>`,
  disc(408, 312, 170, ball(main)),
  shape(
    'M300 230C340 180 400 200 396 240C420 260 380 300 350 290C340 330 380 360 350 400C320 420 300 350 280 320C270 280 280 250 300 230Z',
    second,
  ),
  shape(
    'M440 190C500 190 550 250 548 300C520 290 500 320 500 350C480 380 460 330 470 300C430 290 430 220 440 190Z',
    second,
  ),
  shape('M430 400C470 390 500 410 490 440C460 460 420 440 430 400Z', second),
  disc(352, 158, 14, material.brass),
  disc(566, 440, 14, material.brass),
]);

export const studyLamp = onTable(({ main, accent }) => [
  faded(0.55, shape('M250 330L560 330L660 600H160Z', material.glow)),
  contact(560, 110),
  oval(560, 586, 116, 24, side(darker(main, 0.1))),
  line('M560 580L610 380L430 230', material.steel, 18),
  disc(610, 380, 20, accent),
  disc(560, 572, 18, accent),
  turned(
    -20,
    400,
    280,
    shape('M372 180H436C520 210 540 300 540 330H268C268 300 290 210 372 180Z', side(main)),
    box(260, 322, 288, 20, lighter(main, 0.3), 10),
    oval(404, 346, 50, 24, material.glow),
    box(376, 160, 56, 30, accent, 8),
  ),
]);

export const openBook = fromAbove(({ main, accent, second }) => [
  shape('M120 250Q260 210 400 260Q540 210 680 250V610Q540 570 400 620Q260 570 120 610Z', main),
  shape('M140 230Q270 190 400 246V596Q270 546 140 590Z', material.paper),
  shape('M660 230Q530 190 400 246V596Q530 546 660 590Z', material.paper),
  shape('M400 246Q430 232 450 226V576Q424 584 400 596Z', '#e9dfcd'),
  ...[0, 1, 2].map((i) =>
    line(`M176 ${470 + i * 34}Q270 ${440 + i * 34} 366 ${476 + i * 34}`, '#d2c6b4', 6),
  ),
  disc(270, 330, 70, lighter(accent, 0.3)),
  shape('M216 372L256 300L286 350L304 326L330 372Q270 350 216 372Z', second),
  disc(300, 296, 14, material.glow),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    line(
      `M470 ${300 + i * 42}Q560 ${266 + i * 42} ${i === 5 ? 560 : 626} ${288 + i * 42}`,
      '#d2c6b4',
      6,
    ),
  ),
  shape('M520 200H550V330L535 312L520 330Z', accent),
]);

export const headphones = onWall(({ main, accent }) => [
  line('M220 470C200 90 600 90 580 470', darker(main, 0.2), 44),
  line('M226 460C206 110 594 110 574 460', main, 28),
  line('M300 230C350 190 450 190 500 230', lighter(main, 0.4), 8),
  both(
    box(170, 420, 96, 190, side(main), 46),
    box(236, 430, 70, 170, side(accent), 34),
    disc(206, 515, 20, lighter(main, 0.4)),
  ),
]);

export const letterSet = fromAbove(({ main, accent, second }) => [
  turned(
    8,
    450,
    330,
    box(250, 160, 340, 300, material.paper, 6),
    line('M290 220H540M290 262H540M290 304H460', '#d2c6b4', 6),
    flower(530, 400, 34, accent, second),
  ),
  turned(
    -7,
    380,
    460,
    box(170, 330, 440, 290, darker(main, 0.2), 10),
    box(166, 324, 440, 290, slope(main), 10),
    shape('M166 334Q166 324 176 324H596Q606 324 606 334L386 500Z', lighter(main, 0.25)),
    line('M170 330L386 500L602 330', darker(main, 0.16), 5),
    disc(386, 490, 44, darker(accent, 0.2)),
    disc(384, 488, 40, ball(accent)),
    heart(385, 490, 20, lighter(accent, 0.4)),
  ),
]);
