import { contact, fromAbove, onTable } from '../canvas.ts';
import { ball, side, slope } from '../fills.ts';
import { type Colour, darker, lighter, material } from '../palette.ts';
import { both, box, disc, line, oval, ring, shape, times, turned } from '../shapes.ts';
import { flower, heart, star } from './motifs.ts';

export const rattle = fromAbove(({ main, accent, second }) => [
  turned(
    38,
    400,
    400,
    box(384, 360, 32, 200, slope(material.wood), 12),
    ring(400, 610, 62, material.wood, 26),
    disc(400, 260, 128, ball(main)),
    shape('M274 240Q400 290 526 240V286Q400 336 274 286Z', accent),
    times(5, (i) => disc(312 + i * 44, 274 + (i % 4 ? 12 : 0), 10, second)),
    box(360, 370, 80, 30, accent, 14),
    box(368, 520, 64, 26, second, 13),
  ),
]);

export const teddy = onTable(({ main, accent }) => {
  const pale = lighter(main, 0.5);
  return [
    contact(400, 170),
    both(disc(296, 196, 48, ball(main)), disc(298, 200, 26, pale)),
    both(turned(32, 280, 430, oval(270, 440, 44, 92, side(main)))),
    oval(400, 478, 136, 126, ball(main)),
    oval(400, 496, 84, 84, pale),
    both(oval(290, 560, 62, 50, ball(main)), oval(284, 562, 32, 28, pale)),
    disc(400, 278, 128, ball(main)),
    oval(400, 316, 58, 46, pale),
    oval(400, 294, 22, 15, material.ink),
    line('M400 310v18M376 334q24 18 48 0', material.ink, 6),
    both(disc(348, 264, 12, material.ink), disc(344, 260, 4, '#ffffff')),
    both(shape('M400 408L330 374Q312 408 330 444Z', accent)),
    disc(400, 408, 20, darker(accent, 0.2)),
  ];
});

export const blocks = onTable(({ main, accent, second }) => {
  const block = (x: number, y: number, colour: Colour, mark: string) =>
    box(x, y, 150, 150, side(colour), 16) +
    box(x + 18, y + 18, 114, 114, lighter(colour, 0.5), 10) +
    mark;
  return [
    contact(400, 250),
    block(160, 450, main, shape('M235 480l38 90H252l-6-18h-24l-6 18h-21ZM235 510l-8 26h16Z', main)),
    block(325, 450, accent, disc(400, 525, 38, accent)),
    block(490, 450, second, star(565, 526, 46, second)),
    turned(-5, 320, 370, block(244, 292, second, heart(319, 366, 40, second))),
    turned(4, 480, 370, block(412, 294, main, shape('M487 328L530 404H444Z', main))),
    turned(-8, 400, 220, block(330, 138, accent, flower(405, 213, 46, accent, main))),
  ];
});

export const train = onTable(({ main, accent, second }) => [
  contact(400, 290),
  line('M120 600H690', material.darkWood, 12),
  disc(190, 404, 30, ball(second)),
  disc(262, 404, 34, ball(main)),
  disc(226, 384, 28, ball(lighter(accent, 0.4))),
  box(140, 410, 180, 136, side(accent), 16),
  box(312, 516, 50, 16, material.ink),
  box(350, 300, 150, 246, side(main), 14),
  box(378, 340, 94, 80, lighter(material.glass, 0.2), 10),
  box(334, 280, 182, 30, side(second), 14),
  box(490, 410, 160, 136, side(main), 40),
  shape('M560 410L548 320H620L606 410Z', side(second)),
  box(536, 300, 96, 26, side(darker(second)), 10),
  disc(650, 470, 18, material.glow),
  ...[186, 274, 404, 500, 596].map(
    (x) =>
      disc(x, 556, 44, material.ink) + disc(x, 556, 28, accent) + disc(x, 556, 10, material.ink),
  ),
  disc(600, 250, 24, '#ffffff'),
  disc(636, 214, 32, '#ffffff'),
  disc(590, 196, 20, '#ffffff'),
]);

export const stackingRings = onTable(({ main, accent, second }) => [
  contact(400, 200),
  shape('M200 600Q210 560 260 556H540Q590 560 600 600Z', side(material.wood)),
  box(386, 210, 28, 360, side(material.wood), 14),
  ...[main, accent, second, lighter(main, 0.35), darker(accent, 0.1)].map((colour, i) => {
    const w = 330 - i * 48;
    return box(400 - w / 2, 492 - i * 64, w, 66, side(colour), 33);
  }),
  disc(400, 204, 36, ball(accent)),
]);

export const toyCar = onTable(({ main, accent, second }) => [
  contact(400, 250),
  shape('M250 420C270 300 310 280 400 280S530 310 560 420Z', side(lighter(main, 0.16))),
  shape(
    'M282 410C296 330 330 310 388 310V410ZM408 410V310C470 312 500 340 520 410Z',
    lighter(material.glass, 0.2),
  ),
  shape(
    'M150 480Q150 410 220 406H580Q650 412 654 490V530Q654 550 630 550H174Q150 550 150 530Z',
    side(main),
  ),
  box(150, 486, 504, 18, accent),
  disc(632, 452, 18, material.glow),
  box(150, 430, 20, 40, second, 8),
  box(420, 430, 40, 12, material.paper, 6),
  ...[262, 540].map(
    (x) =>
      disc(x, 546, 62, material.ink) +
      disc(x, 546, 36, lighter(material.steel, 0.3)) +
      disc(x, 546, 16, second),
  ),
]);

export const rockingHorse = onTable(({ main, accent, second }) => [
  contact(400, 240),
  line('M160 548Q400 650 640 548', accent, 24),
  line('M300 470L264 580M500 470L540 580M330 470L350 596M470 470L454 598', darker(main, 0.16), 30),
  shape('M560 400C640 400 640 480 612 520C600 470 590 450 550 440Z', second),
  shape(
    'M250 400C230 360 240 300 250 250L200 300Q170 310 166 280C190 230 220 190 280 176L292 140L312 178C360 200 380 300 400 350H520C580 350 590 420 560 460C500 500 320 500 270 460Z',
    side(main),
  ),
  shape('M312 178C360 200 380 300 400 350L360 372C350 300 330 230 290 190Z', second),
  disc(252, 228, 9, material.ink),
  line('M196 296L300 300M212 250L196 296', accent, 8),
  shape('M390 346H510Q520 400 500 430H400Q380 400 390 346Z', accent),
  star(450, 388, 24, lighter(accent, 0.6)),
]);

export const dollHouse = onTable(({ main, accent, second }) => [
  contact(400, 220),
  box(200, 330, 400, 270, side(material.cream), 6),
  box(500, 190, 46, 90, side(accent)),
  shape('M166 340L400 150L634 340Z', side(main)),
  disc(400, 276, 38, material.glow),
  ring(400, 276, 38, material.paper, 9),
  box(220, 354, 170, 108, lighter(second, 0.4)),
  box(410, 354, 170, 108, lighter(accent, 0.4)),
  box(220, 476, 170, 112, lighter(main, 0.5)),
  box(410, 476, 170, 112, lighter(material.leaf, 0.45)),
  box(236, 418, 100, 44, second, 10),
  box(236, 400, 36, 30, material.paper, 8),
  box(470, 424, 60, 38, material.wood, 4),
  disc(500, 400, 20, accent),
  box(240, 530, 120, 58, main, 14),
  box(252, 510, 96, 36, lighter(main, 0.2), 10),
  box(460, 504, 70, 84, darker(accent, 0.2), 6),
  disc(518, 548, 5, material.glow),
]);
