import { contact, fromAbove, onTable } from '../canvas.ts';
import { ball, side, slope } from '../fills.ts';
import { darker, lighter, material } from '../palette.ts';
import {
  around,
  at,
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
import { steam } from './motifs.ts';

export const kadhai = onTable(({ main, accent }) => [
  contact(400, 190),
  steam(400, 320),
  both(line('M214 420C120 380 112 480 222 476', darker(main, 0.45), 20)),
  shape('M190 400H610C604 530 520 604 400 604S196 530 190 400Z', side(main)),
  oval(400, 400, 212, 50, lighter(main)),
  oval(400, 402, 192, 38, darker(main, 0.45)),
  oval(400, 410, 168, 27, slope(accent)),
  disc(350, 406, 9, material.leaf),
  disc(420, 416, 8, material.leaf),
  disc(460, 402, 7, material.leaf),
  disc(382, 420, 6, lighter(accent, 0.6)),
  disc(318, 412, 6, lighter(accent, 0.6)),
]);

export const pressureCooker = onTable(({ main, accent }) => [
  contact(400, 190),
  box(560, 372, 150, 38, material.ink, 19),
  box(560, 420, 130, 26, darker(material.ink), 13),
  box(176, 376, 90, 30, material.ink, 15),
  shape('M236 390H564V560Q564 602 522 602H278Q236 602 236 560Z', side(main)),
  box(236, 470, 328, 14, darker(main, 0.16)),
  shape('M232 370C242 300 330 276 400 276S558 300 568 370Z', side(material.steel)),
  box(222, 364, 356, 30, side(darker(material.steel, 0.12)), 15),
  box(374, 258, 52, 26, side(material.ink), 8),
  box(384, 212, 32, 50, side(accent), 8),
  oval(400, 212, 24, 9, lighter(accent)),
  disc(480, 306, 11, darker(accent)),
  faded(0.8, line('M430 196q30-14 22-44M372 192q-26-18-14-46', '#ffffff', 9)),
]);

export const tawa = fromAbove(({ main, accent }) => [
  turned(
    -42,
    390,
    400,
    box(570, 372, 190, 56, slope(accent), 28),
    box(552, 380, 40, 40, material.steel, 8),
    disc(728, 400, 9, darker(accent, 0.5)),
  ),
  disc(380, 405, 226, darker(main)),
  disc(380, 405, 212, ball(main)),
  disc(380, 405, 160, '#e9b566'),
  disc(372, 397, 142, '#f3cd84'),
  ring(380, 405, 112, '#dfa04f', 9),
  ring(380, 405, 76, '#dfa04f', 8),
  ring(380, 405, 40, '#dfa04f', 8),
  around(5, 380, 405, () => disc(380, 314, 8, '#c9823c')),
]);

export const stockpot = onTable(({ main, accent }) => [
  contact(400, 190),
  both(line('M224 420C160 410 160 480 224 474', darker(main, 0.35), 20)),
  shape('M214 376H586V540Q586 602 524 602H276Q214 602 214 540Z', side(main)),
  box(214, 512, 372, 26, side(accent)),
  box(200, 356, 400, 30, side(lighter(main, 0.16)), 15),
  shape('M216 356C230 296 320 274 400 274S570 296 584 356Z', side(main)),
  box(384, 246, 32, 34, side(darker(accent)), 6),
  oval(400, 242, 36, 18, ball(accent)),
]);

export const spiceBox = fromAbove(({ main }) => {
  const bowl = (spice: string) =>
    disc(400, 268, 66, material.steel) +
    disc(400, 268, 56, darker(material.steel, 0.3)) +
    disc(402, 271, 52, spice) +
    oval(386, 254, 22, 14, 'rgb(255 246 230/.35)');
  const spices = ['#e3a62c', '#b5382c', '#8f6a3d', '#a8a75a', '#5a3a2c', '#e9dcc4'];
  return [
    disc(400, 400, 250, darker(main, 0.3)),
    disc(396, 394, 242, ball(main)),
    disc(400, 400, 220, darker(material.steel, 0.12)),
    disc(400, 402, 212, lighter(material.steel, 0.4)),
    around(6, 400, 400, (i) => bowl(spices[i] ?? main)),
    disc(400, 400, 64, material.steel),
    disc(402, 403, 54, '#d9742f'),
    turned(
      32,
      400,
      400,
      box(392, 330, 16, 150, material.steel, 8),
      oval(400, 330, 24, 30, '#e2e7ea'),
    ),
  ];
});

export const tiffin = onTable(({ main, accent }) => [
  contact(400, 150),
  both(line('M262 590V250', darker(material.steel, 0.3), 16)),
  line('M262 250Q262 190 330 190H470Q538 190 538 250', darker(material.steel, 0.3), 16),
  box(340, 174, 120, 32, side(accent), 16),
  shape('M272 300C282 250 340 240 400 240S518 250 528 300Z', side(material.steel)),
  times(3, (i) => box(272, 300 + i * 101, 256, 97, side(i === 1 ? material.steel : main), 18)),
  times(3, (i) =>
    box(266, 294 + i * 101, 268, 18, side(lighter(i === 1 ? '#aeb7bf' : main, 0.2)), 9),
  ),
  both(box(248, 372, 30, 52, darker(accent), 8), box(248, 474, 30, 52, darker(accent), 8)),
]);

export const knifeBlock = onTable(({ main, accent }) => {
  const handle = (x: number, y: number, length: number) =>
    box(x - 9, y + length - 8, 18, 60, material.steel) +
    box(x - 17, y, 34, length, side(accent), 14) +
    disc(x, y + 30, 5, lighter(accent, 0.6)) +
    disc(x, y + length - 28, 5, lighter(accent, 0.6));
  return [
    contact(390, 170),
    turned(-14, 400, 420, handle(330, 190, 120), handle(392, 170, 130), handle(454, 186, 120)),
    turned(-14, 400, 420, handle(362, 250, 100), handle(430, 256, 96)),
    shape('M262 386L474 332L560 602H318Z', side(main)),
    shape('M262 386L474 332L484 362L272 418Z', lighter(main, 0.35)),
    line('M350 470L382 590M410 452L450 590', darker(main, 0.16), 5),
  ];
});

export const rollingBoard = fromAbove(({ main, accent }) => [
  disc(390, 420, 222, darker(main, 0.2)),
  disc(386, 412, 218, ball(main)),
  ring(388, 416, 190, darker(main, 0.12), 6),
  disc(388, 416, 140, '#f1d9a9'),
  disc(382, 410, 122, '#f8e8c4'),
  at(
    [
      [340, 380, 14],
      [430, 450, 18],
      [372, 470, 11],
      [440, 372, 10],
    ],
    (x, y, r) => disc(x, y, r, '#e2b878'),
  ),
  turned(
    -38,
    400,
    400,
    box(120, 344, 560, 26, accent, 13),
    box(210, 318, 380, 76, slope(darker(main, 0.18)), 34),
    box(230, 330, 340, 14, lighter(main, 0.4), 7),
  ),
]);

export const storageJars = onTable(({ main, accent, second }) => {
  const jar = (x: number, w: number, top: number, filling: string) =>
    contact(x + w / 2, w / 2) +
    box(x, top, w, 600 - top, lighter(material.glass, 0.4), 24) +
    box(x + 10, top + 60, w - 20, 530 - top, filling, 18) +
    box(x + 14, top + 20, 14, 560 - top, 'rgb(255 255 255/.55)', 7) +
    box(x - 2, top - 22, w + 4, 44, side(material.wood), 12) +
    box(x + w / 2 - 34, top + 120, 68, 46, material.paper, 6) +
    line(`M${x + w / 2 - 20} ${top + 138}h40M${x + w / 2 - 20} ${top + 152}h26`, material.ink, 4);
  return [jar(170, 150, 400, main), jar(480, 150, 330, accent), jar(318, 168, 260, second)];
});

export const mortar = onTable(({ main, accent }) => [
  contact(400, 170),
  turned(30, 430, 330, box(404, 130, 52, 270, side(lighter(main, 0.16)), 26)),
  oval(400, 372, 202, 50, lighter(main, 0.35)),
  oval(400, 374, 176, 38, darker(main, 0.4)),
  oval(384, 388, 120, 20, accent),
  turned(30, 430, 330, box(408, 250, 44, 150, side(lighter(main, 0.16)), 22)),
  shape(
    'M198 376C210 424 300 428 400 428S590 424 602 376C598 500 540 548 500 566L516 602H284L300 566C260 548 202 500 198 376Z',
    side(main),
  ),
  at(
    [
      [270, 470],
      [330, 520],
      [420, 470],
      [480, 530],
      [520, 450],
      [370, 450],
      [450, 560],
    ],
    (x, y) => oval(x, y, 7, 5, lighter(main, 0.4)),
  ),
]);
