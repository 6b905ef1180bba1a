import { contact, onTable, onWall } from '../canvas.ts';
import { side } from '../fills.ts';
import { darker, lighter, material } from '../palette.ts';
import {
  at,
  both,
  box,
  disc,
  faded,
  line,
  mirrored,
  oval,
  shape,
  times,
  turned,
} from '../shapes.ts';
import { flower } from './motifs.ts';

export const swing = onTable(({ main, accent, second }) => [
  contact(400, 240),
  both(line('M190 596L250 170', material.darkWood, 22)),
  line('M226 180H574', material.wood, 26),
  both(line('M300 190V480M270 470V420', material.brass, 8)),
  both(times(5, (i) => disc(300, 220 + i * 50, 9, material.brass))),
  box(264, 380, 272, 110, side(darker(main, 0.14)), 14),
  times(6, (i) => box(286 + i * 42, 396, 18, 80, main, 6)),
  box(246, 476, 308, 34, side(main), 12),
  box(264, 452, 272, 34, side(lighter(accent, 0.3)), 16),
  turned(-8, 330, 430, box(290, 392, 76, 76, side(accent), 14)),
  turned(8, 470, 430, box(434, 392, 76, 76, side(second), 14)),
]);

export const loungeChair = onTable(({ main, accent, second }) => [
  contact(400, 230),
  line('M250 470L210 594M520 470L560 594M300 480L330 590M470 480L450 590', material.wood, 18),
  shape('M230 440C180 250 280 180 400 180S620 250 570 440Z', side(material.rope)),
  times(7, (i) =>
    line(
      `M${262 + i * 46} 440C${262 + i * 46} 360 ${310 + i * 30} 260 ${340 + i * 20} 196`,
      darker(material.rope, 0.25),
      5,
    ),
  ),
  line('M230 440C180 250 280 180 400 180S620 250 570 440', material.wood, 16),
  box(210, 420, 380, 66, side(main), 30),
  turned(
    -6,
    370,
    360,
    box(300, 286, 146, 140, side(accent), 30),
    box(326, 312, 94, 88, lighter(accent, 0.3), 14),
  ),
  turned(10, 480, 370, box(430, 320, 110, 106, side(second), 24)),
]);

export const bistroSet = onTable(({ main, accent, second }) => [
  contact(400, 280),
  ...[0, 1].map((i) => {
    const chair =
      line('M170 590L210 470M290 590L250 470M190 540H276', darker(main, 0.2), 12) +
      box(150, 290, 20, 190, main, 8) +
      box(150, 300, 26, 90, main, 12) +
      box(150, 450, 150, 28, side(main), 10) +
      box(164, 430, 130, 26, side(accent), 12);
    return i ? mirrored(chair) : chair;
  }),
  line('M400 420V560M400 556L340 596M400 556L460 596', darker(main, 0.3), 14),
  oval(400, 416, 130, 24, darker(main, 0.2)),
  oval(400, 408, 130, 22, lighter(main, 0.2)),
  box(384, 350, 44, 54, side(second), 8),
  flower(406, 316, 32, accent, material.flame),
  flower(384, 336, 20, second, material.flame),
  box(320, 378, 40, 28, material.paper, 6),
  oval(340, 378, 20, 6, '#a9683c'),
]);

export const stringLights = onWall(({ main, accent, second }) => [
  line('M90 200Q250 380 400 260T710 230', material.ink, 7),
  line('M90 420Q260 560 420 460T710 470', material.ink, 7),
  at(
    [
      [150, 258],
      [230, 304],
      [310, 304],
      [400, 262],
      [490, 226],
      [580, 218],
      [660, 226],
      [160, 470],
      [250, 506],
      [340, 500],
      [430, 456],
      [520, 440],
      [610, 450],
    ],
    (x, y, _size, i) =>
      faded(0.7, disc(x, y + 52, 50, material.glow)) +
      box(x - 13, y, 26, 28, material.ink, 6) +
      shape(
        `M${x - 13} ${y + 26}C${x - 40} ${y + 60} ${x - 24} ${y + 90} ${x} ${y + 92}S${x + 40} ${y + 60} ${x + 13} ${y + 26}Z`,
        [main, accent, second][i % 3] ?? main,
      ) +
      oval(x - 9, y + 60, 6, 13, '#fff6e6'),
  ),
]);
