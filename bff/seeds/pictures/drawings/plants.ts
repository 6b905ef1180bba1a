import { contact, onTable, onWall } from '../canvas.ts';
import { side, slope } from '../fills.ts';
import { darker, lighter, material } from '../palette.ts';
import { at, both, box, disc, line, oval, ring, shape, times, turned } from '../shapes.ts';
import { leaf, marigold } from './motifs.ts';

export const planter = onTable(({ main, accent }) => [
  contact(400, 130),
  ...[-64, 64, -40, 40, -18, 18].map((deg, i) =>
    turned(
      deg,
      400,
      400,
      leaf(400, 410, 230 - (i < 2 ? 50 : 0), i % 2 ? material.leaf : darker(material.leaf, 0.12)),
    ),
  ),
  leaf(400, 410, 270, lighter(material.leaf, 0.12)),
  shape('M276 400H524L500 570Q496 602 464 602H336Q304 602 300 570Z', side(main)),
  box(264, 380, 272, 46, side(lighter(main, 0.16)), 14),
  line('M290 480l28 24 28-24 28 24 28-24 28 24 28-24 28 24 22-20', accent, 8),
]);

export const hangingPlanter = onWall(({ main, accent }) => [
  line('M400 100L290 430M400 100V420M400 100L510 430', material.rope, 9),
  ring(400, 96, 22, material.wood, 10),
  ...[-80, -50, 50, 80, -24, 24].map((deg) => turned(deg, 400, 420, leaf(400, 420, 150))),
  shape('M276 410H524C530 500 480 560 400 560S270 500 276 410Z', slope(main)),
  box(264, 394, 272, 36, slope(lighter(main, 0.2)), 16),
  line('M290 470Q400 510 510 470', accent, 10),
  at(
    [
      [300, 430, 200],
      [360, 430, 130],
      [470, 430, 160],
      [512, 430, 240],
    ],
    (x, y, h) =>
      line(`M${x} ${y}q-18 ${h / 2} 0 ${h}`, darker(material.leaf), 5) +
      times(Math.floor(h / 36), (i) =>
        oval(
          x - 8 + (i % 2) * 14,
          y + 30 + i * 36,
          15,
          11,
          i % 2 ? material.leaf : lighter(material.leaf, 0.2),
        ),
      ),
  ),
]);

export const bonsai = onTable(({ main, accent }) => [
  contact(400, 180),
  line('M410 500C460 440 330 420 380 340C400 300 440 290 470 260', material.darkWood, 34),
  line('M372 400C330 390 300 370 270 350', material.darkWood, 20),
  oval(250, 336, 84, 44, darker(material.leaf, 0.16)),
  oval(244, 322, 70, 34, material.leaf),
  oval(490, 238, 124, 64, darker(material.leaf, 0.16)),
  oval(480, 220, 104, 50, material.leaf),
  oval(380, 290, 90, 44, darker(material.leaf, 0.1)),
  oval(374, 278, 74, 32, lighter(material.leaf, 0.14)),
  oval(460, 206, 60, 26, lighter(material.leaf, 0.2)),
  oval(400, 506, 170, 22, material.soil),
  shape('M210 500H590L560 580Q556 592 540 592H260Q244 592 240 580Z', side(main)),
  box(200, 490, 400, 26, side(lighter(main, 0.2)), 10),
  both(box(262, 586, 50, 16, darker(main, 0.3), 4)),
  disc(400, 550, 18, accent),
]);

export const herbBox = onTable(({ main, accent, second }) => [
  contact(400, 270),
  ...[230, 400, 570].flatMap((x, j) =>
    [-46, -20, 10, 36].map((deg, i) =>
      turned(
        deg,
        x,
        450,
        leaf(
          x,
          460,
          130 + ((i + j) % 3) * 26,
          [material.leaf, lighter(material.leaf, 0.18), darker(material.leaf, 0.14)][(i + j) % 3] ??
            material.leaf,
        ),
      ),
    ),
  ),
  box(140, 440, 520, 160, side(main), 14),
  box(128, 426, 544, 30, side(lighter(main, 0.18)), 8),
  line('M140 520H660', darker(main, 0.14), 5),
  ...[230, 400, 570].map(
    (x, i) =>
      box(x - 50, 490, 100, 62, material.paper, 8) +
      leaf(x - 22, 544, 40, i % 2 ? accent : second) +
      line(`M${x} 512h32M${x} 530h22`, material.ink, 5),
  ),
]);

export const tulsiPot = onTable(({ main, accent, second }) => [
  contact(400, 170),
  ...[-60, -36, -12, 14, 38, 62].map((deg, i) =>
    turned(
      deg,
      400,
      330,
      line('M400 330V190', darker(material.leaf), 6),
      shape('M400 280q-50-6-44-56q40 8 44 56q4-48 44-56q6 50-44 56Z', material.leaf),
      leaf(400, 216, 60, i % 2 ? lighter(material.leaf, 0.2) : material.leaf),
    ),
  ),
  box(284, 320, 232, 40, side(lighter(main, 0.2)), 8),
  shape('M300 360H500L480 540H320Z', side(main)),
  box(260, 536, 280, 30, side(lighter(main, 0.12)), 6),
  box(236, 566, 328, 36, side(main), 6),
  shape('M362 500V450Q362 410 400 404Q438 410 438 450V500Z', darker(main, 0.4)),
  shape('M370 488H430Q424 504 400 504T370 488Z', second),
  shape('M400 440q18 24 0 44q-18-20 0-44Z', material.flame),
  both(disc(332, 400, 10, accent), disc(340, 460, 10, accent)),
  marigold(284, 574, 26, accent),
  marigold(520, 574, 26, accent),
]);
