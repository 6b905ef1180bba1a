import { contact, onTable, onWall } from '../canvas.ts';
import { ball, side } from '../fills.ts';
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
import { heart, leaf, star } from './motifs.ts';

export const crib = onTable(({ main, accent, second }) => [
  contact(400, 260),
  box(176, 300, 448, 30, side(darker(main, 0.14)), 12),
  times(9, (i) => box(204 + i * 46, 320, 14, 130, darker(main, 0.14))),
  box(190, 440, 420, 70, side(material.paper), 20),
  box(200, 408, 120, 50, lighter(accent, 0.5), 24),
  shape('M330 440C420 400 520 410 610 440V500H330Z', accent),
  star(470, 460, 20, lighter(accent, 0.6)),
  both(box(150, 250, 40, 350, side(main), 18), disc(170, 250, 24, ball(main))),
  box(170, 340, 460, 28, side(main), 12),
  times(9, (i) => box(204 + i * 46, 360, 14, 164, main, 6)),
  box(170, 516, 460, 40, side(main), 12),
  heart(400, 294, 30, second),
]);

export const mobile = onWall(({ main, accent, second }) => [
  line('M400 110V240', material.rope, 6),
  disc(400, 150, 16, material.wood),
  oval(400, 250, 176, 30, darker(material.wood, 0.14)),
  oval(400, 242, 176, 30, material.wood),
  oval(400, 244, 148, 20, '#f3ead8'),
  line('M250 262V400M330 274V480M400 276V360M476 274V500M556 260V420', material.rope, 5),
  star(250, 430, 50, accent),
  shape('M330 470C270 480 270 570 330 580C296 560 296 500 330 470Z', main),
  disc(382, 398, 32, '#ffffff'),
  disc(424, 398, 28, '#ffffff'),
  disc(402, 380, 32, '#ffffff'),
  box(354, 396, 96, 32, '#ffffff', 16),
  heart(476, 540, 46, second),
  star(556, 452, 46, main),
  times(3, (i) => disc(330 + i * 73, 310 + (i % 2) * 10, 10, [second, accent, main][i] ?? main)),
]);

export const stroller = onTable(({ main, accent }) => [
  contact(390, 220),
  line('M560 270L640 210', material.ink, 18),
  line('M250 400L520 560M560 270L300 560', material.ink, 16),
  shape('M210 380H560C556 470 500 506 400 506H330C260 506 214 460 210 380Z', side(main)),
  shape('M384 380V190C280 184 206 270 210 380Z', side(lighter(main, 0.14))),
  line('M384 380L300 212M384 380L232 286', darker(main, 0.2), 6),
  box(206, 372, 360, 22, side(accent), 11),
  shape('M390 372C400 320 480 310 520 372Z', material.paper),
  ...[300, 520].map(
    (x) =>
      disc(x, 546, 54, material.ink) +
      disc(x, 546, 36, lighter(material.steel, 0.3)) +
      around(4, x, 546, () => box(x - 2, 514, 4, 64, darker(material.steel, 0.2))) +
      disc(x, 546, 10, accent),
  ),
]);

export const cradle = onTable(({ main, accent, second }) => [
  contact(400, 250),
  both(line('M230 592L264 200', material.wood, 24), line('M160 594H300', material.darkWood, 22)),
  box(244, 184, 312, 26, side(material.wood), 13),
  both(line('M300 206L262 380', material.rope, 7)),
  shape('M220 370H580C578 470 520 516 400 516S222 470 220 370Z', side(main)),
  oval(400, 372, 180, 30, lighter(main, 0.4)),
  oval(400, 374, 160, 20, darker(main, 0.3)),
  shape('M300 376C320 336 380 330 420 350C470 340 520 350 530 376Z', material.paper),
  line('M232 424Q400 470 568 424', accent, 12),
  times(7, (i) => disc(262 + i * 46, 448 - Math.abs(i - 3) * 5, 9, second)),
  line('M400 208V268', material.rope, 5),
  disc(400, 284, 20, accent),
  both(line('M382 214V250', material.rope, 4), disc(370, 260, 13, second)),
]);

export const rockingChair = onTable(({ main, accent }) => [
  contact(400, 220),
  line('M180 560Q400 640 620 560', material.darkWood, 22),
  line('M270 590L300 440M530 590L500 440M300 440L250 190M560 400V470', material.wood, 22),
  shape('M240 180H400C440 180 446 210 452 240L490 440H290Z', side(main)),
  line('M300 210l40 220M360 206l40 226', darker(main, 0.16), 5),
  shape('M280 430H560Q584 430 580 460L574 490H290Z', side(lighter(main, 0.18))),
  line('M400 380H580', material.wood, 24),
  turned(
    -10,
    400,
    360,
    box(330, 300, 120, 120, side(accent), 28),
    star(390, 360, 30, lighter(accent, 0.5)),
  ),
]);

export const moonLight = onTable(({ main, accent }) => [
  faded(0.6, disc(400, 350, 240, material.glow)),
  contact(400, 130),
  box(290, 560, 220, 40, side(material.wood), 18),
  box(380, 500, 40, 70, side(material.darkWood)),
  disc(400, 350, 180, ball(lighter(main, 0.5))),
  at(
    [
      [340, 300, 34],
      [450, 280, 22],
      [470, 390, 40],
      [360, 420, 24],
      [300, 380, 15],
      [420, 340, 13],
    ],
    (x, y, r) =>
      disc(x, y, r, lighter(main, 0.2)) + disc(x + 3, y + 3, r * 0.8, lighter(main, 0.34)),
  ),
  star(590, 230, 26, accent),
  star(220, 260, 18, accent),
  star(600, 420, 16, accent),
]);

export const toyBasket = onTable(({ main, accent, second }) => [
  contact(400, 170),
  disc(330, 350, 70, ball(second)),
  line('M270 330Q330 360 390 320', lighter(second, 0.5), 10),
  disc(430, 270, 24, '#a8754f'),
  disc(510, 270, 24, '#a8754f'),
  disc(470, 316, 64, '#b98558'),
  oval(470, 336, 30, 23, '#e9cfa8'),
  disc(448, 304, 7, material.ink),
  disc(492, 304, 7, material.ink),
  oval(470, 326, 9, 6, material.ink),
  turned(20, 560, 350, box(530, 300, 66, 110, side(accent), 8)),
  both(line('M242 430C186 424 190 500 250 496', darker(main, 0.2), 15)),
  shape('M228 390H572L544 570Q540 602 508 602H292Q260 602 256 570Z', side(main)),
  shape('M228 390H572L564 440H236Z', side(material.cream)),
  ...[300, 366, 432, 498].map((x) => star(x, 512, 18, lighter(main, 0.5))),
]);

export const nurseryDresser = onTable(({ main, accent, second }) => [
  contact(400, 230),
  both(box(196, 570, 30, 32, material.darkWood, 6)),
  box(176, 330, 448, 250, side(main), 16),
  box(160, 310, 480, 30, side(material.wood), 10),
  times(2, (j) =>
    times(
      2,
      (i) =>
        box(196 + i * 210, 354 + j * 110, 198, 98, lighter(main, 0.2), 10) +
        disc(295 + i * 210, 403 + j * 110, 12, material.wood),
    ),
  ),
  shape('M220 310Q230 262 300 270H430Q470 270 470 310Z', side(lighter(accent, 0.3))),
  shape('M252 306Q258 286 300 288H400Q430 290 430 306Z', material.paper),
  box(520, 250, 66, 60, side(second), 12),
  leaf(552, 252, 80),
  turned(-34, 548, 250, leaf(548, 252, 60)),
  turned(34, 556, 250, leaf(556, 252, 60)),
]);

export const playGym = onTable(({ main, accent, second }) => [
  oval(400, 560, 280, 62, darker(main, 0.16)),
  oval(400, 550, 280, 60, lighter(main, 0.1)),
  oval(400, 550, 220, 42, lighter(main, 0.4)),
  both(line('M220 560L400 230', material.wood, 20), line('M320 586L400 230', material.wood, 18)),
  disc(400, 226, 20, material.darkWood),
  box(300, 316, 200, 16, material.wood, 8),
  line('M330 330V410M400 330V440M470 330V400', material.rope, 5),
  star(330, 432, 34, accent),
  disc(400, 466, 32, ball(second)),
  ring(400, 466, 18, lighter(second, 0.5), 6),
  heart(470, 420, 32, main),
]);

export const nurseryShelf = onTable(({ main, accent, second }) => [
  contact(400, 200),
  shape('M220 300L400 170L580 300V600H220Z', side(main)),
  shape('M246 312L400 202L554 312V400H246Z', lighter(main, 0.45)),
  box(246, 414, 308, 80, lighter(main, 0.45)),
  box(246, 508, 308, 76, lighter(main, 0.45)),
  ...[accent, second, darker(main), material.leaf, accent].map((c, i) =>
    box(262 + i * 27, 424 + (i % 3) * 8, 22, 70 - (i % 3) * 8, c, 3),
  ),
  disc(470, 462, 32, ball(accent)),
  disc(448, 432, 13, accent),
  disc(492, 432, 13, accent),
  disc(460, 458, 4, material.ink),
  disc(480, 458, 4, material.ink),
  ...[0, 1].map(
    (i) =>
      box(264 + i * 146, 526, 134, 58, side(i ? second : accent), 10) +
      box(312 + i * 146, 540, 38, 12, lighter(main, 0.5), 6),
  ),
  heart(400, 310, 52, second),
  both(line('M196 312L400 164', material.darkWood, 18)),
]);
