import { contact, fromAbove, onTable } from '../canvas.ts';
import { ball, side, slope } from '../fills.ts';
import { darker, lighter, material } from '../palette.ts';
import { at, box, disc, line, oval, placed, shape, times, turned } from '../shapes.ts';
import { flower, leaf, smoke } from './motifs.ts';

export const yogaMat = onTable(({ main, accent, second }) => [
  contact(410, 250),
  box(520, 300, 80, 240, side(second), 26),
  box(536, 262, 48, 46, side(material.ink), 10),
  box(520, 380, 80, 60, lighter(second, 0.4)),
  shape('M250 440H590Q650 440 650 520T590 600H250Z', slope(main)),
  box(360, 438, 34, 164, accent),
  box(500, 438, 34, 164, accent),
  line('M377 440C380 360 510 360 517 440', accent, 14),
  oval(250, 520, 84, 82, darker(main, 0.16)),
  oval(246, 520, 80, 80, lighter(main, 0.22)),
  line(
    'M246 520c0-14 20-14 20 2c0 26-44 26-44-4c0-44 68-40 68 6c0 54-94 52-94-6c0-60 60-74 92-46',
    darker(main, 0.2),
    7,
  ),
]);

export const dumbbells = onTable(({ main, accent }) => {
  const bell = (dx: number, dy: number, k: number) =>
    placed(
      dx,
      dy,
      k,
      contact(0, 210, 70),
      box(-120, -18, 240, 36, side(material.steel), 12),
      times(5, (i) => line(`M${-50 + i * 25}-14v28`, darker(material.steel, 0.3), 4)),
      ...[-1, 1].map(
        (s) =>
          box(s * 170 - 40, -80, 80, 160, side(main), 20) +
          box(s * 112 - 18, -60, 36, 120, side(accent), 10),
      ),
    );
  return [bell(440, 446, 0.9), bell(370, 530, 1)];
});

export const diffuser = onTable(({ main, accent }) => [
  contact(380, 130),
  contact(580, 50),
  smoke(370, 290),
  shape(
    'M340 310H400C420 350 510 430 510 510Q510 600 400 600H340Q230 600 230 510C230 430 320 350 340 310Z',
    side(main),
  ),
  box(332, 292, 76, 26, side(darker(main, 0.2)), 12),
  shape('M232 500H508Q512 600 400 600H340Q228 600 232 500Z', side(material.wood)),
  disc(370, 550, 11, accent),
  box(552, 470, 60, 130, side(accent), 12),
  box(566, 420, 32, 56, material.ink, 8),
  box(560, 510, 44, 50, material.paper, 4),
  leaf(582, 556, 40),
]);

export const essentialOils = onTable(({ main, accent, second }) => {
  const vial = (x: number, top: number, w: number, colour: typeof main) =>
    contact(x, w / 2) +
    box(x - w / 2, top, w, 600 - top, side(darker('#9a5a2c', 0.1)), 20) +
    box(x - 24, top - 70, 48, 76, side(material.ink), 10) +
    box(x - w / 2, top + 60, w, 110, colour) +
    flower(x, top + 115, 34, material.paper, accent);
  return [
    vial(260, 390, 110, accent),
    vial(540, 400, 110, second),
    vial(400, 330, 130, main),
    leaf(470, 606, 60),
    turned(50, 330, 600, leaf(330, 600, 60)),
  ];
});

export const meditationCushion = onTable(({ main, accent, second }) => [
  contact(400, 260),
  box(150, 530, 500, 72, side(second), 34),
  line('M170 566H630', darker(second, 0.2), 5),
  shape(
    'M210 430C210 380 590 380 590 430C630 470 620 540 570 546H230C180 540 170 470 210 430Z',
    side(main),
  ),
  oval(400, 418, 186, 34, lighter(main, 0.25)),
  times(9, (i) => line(`M${232 + i * 42} 448V540`, darker(main, 0.18), 5)),
  disc(400, 416, 16, accent),
  line('M590 480q50 10 46 46', accent, 9),
]);

export const massager = onTable(({ main, accent }) => [
  contact(400, 210),
  shape(
    'M196 500C180 300 280 240 400 240S620 300 604 500C600 560 540 600 500 560C470 520 520 470 500 420C480 380 440 370 400 370S320 380 300 420C280 470 330 520 300 560C260 600 200 560 196 500Z',
    side(main),
  ),
  line('M226 430C236 300 310 276 400 276S564 300 574 430', lighter(main, 0.35), 7),
  at(
    [
      [282, 370],
      [518, 370],
      [350, 324],
      [450, 324],
    ],
    (x, y) => disc(x, y, 28, darker(accent, 0.2)) + disc(x - 3, y - 3, 24, ball(accent)),
  ),
  box(536, 470, 40, 70, material.ink, 14),
  disc(556, 490, 7, material.glow),
  disc(556, 516, 7, accent),
]);

export const skincareBox = fromAbove(({ main, accent, second }) => [
  box(176, 186, 456, 436, darker(main, 0.3), 18),
  box(170, 178, 456, 436, slope(main), 18),
  box(196, 204, 404, 384, material.paper, 8),
  times(9, (i) =>
    line(`M${214 + i * 46} ${216 + (i % 2) * 10}q20 30 0 60t10 60-10 60 10 60 0 60`, '#ead9bd', 6),
  ),
  box(222, 240, 100, 200, slope(accent), 24),
  box(244, 216, 56, 44, material.darkWood, 8),
  flower(272, 350, 34, lighter(accent, 0.6), second),
  disc(450, 310, 86, darker(second, 0.2)),
  disc(447, 306, 82, ball(second)),
  disc(450, 310, 58, lighter(second, 0.5)),
  leaf(450, 346, 70),
  box(360, 430, 200, 116, slope(lighter(accent, 0.45)), 26),
  line('M400 470h120M400 500h80', accent, 8),
  turned(70, 260, 500, leaf(260, 540, 110)),
]);
