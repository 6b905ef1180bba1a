import { contact, fromAbove, onTable, onWall } from '../canvas.ts';
import { ball, side, slope } from '../fills.ts';
import { darker, lighter, material } from '../palette.ts';
import { at, both, box, disc, line, moved, oval, shape, times, turned } from '../shapes.ts';
import { flower, leaf } from './motifs.ts';

export const quilt = onTable(({ main, accent, second }) => [
  contact(400, 240),
  times(3, (i) => {
    const colour = [main, accent, main][i] ?? main;
    const y = 508 - i * 92;
    return (
      box(176, y, 448, 94, side(lighter(colour, i * 0.12)), 44) +
      line(`M590 ${y + 34}H300M590 ${y + 60}H300`, darker(colour, 0.2), 4)
    );
  }),
  shape('M190 330Q400 290 610 330Q640 352 610 372H190Q160 352 190 330Z', lighter(main, 0.4)),
  box(292, 318, 110, 286, side(second), 10),
  both(line('M304 330V596', lighter(second, 0.5), 4)),
  flower(348, 470, 40, lighter(second, 0.6), accent),
]);

// Corners pinch in and every side swells out, as on a filled pillow.
const pillow = (x: number, y: number, w: number, h: number, fill: string) =>
  moved(
    x,
    y,
    shape(
      `M0 0C${w * 0.14} ${h * 0.05} ${w * 0.25} ${h * -0.1} ${w * 0.5} ${h * -0.1}` +
        `S${w * 0.86} ${h * 0.05} ${w} 0C${w * 0.97} ${h * 0.14} ${w * 1.04} ${h * 0.25} ${w * 1.04} ${h * 0.5}` +
        `S${w * 0.97} ${h * 0.86} ${w} ${h}C${w * 0.86} ${h * 0.95} ${w * 0.75} ${h * 1.06} ${w * 0.5} ${h * 1.06}` +
        `S${w * 0.14} ${h * 0.95} 0 ${h}C${w * 0.03} ${h * 0.86} ${w * -0.04} ${h * 0.75} ${w * -0.04} ${h * 0.5}` +
        `S${w * 0.03} ${h * 0.14} 0 0Z`,
      fill,
    ),
  );

export const pillowPair = onTable(({ main, accent }) => [
  contact(400, 250),
  turned(-7, 400, 400, pillow(250, 262, 370, 220, ball(lighter(accent, 0.3)))),
  pillow(160, 376, 430, 212, ball(main)),
  line('M176 392q40 30 84 26M574 392q-40 30-84 26', darker(main, 0.2), 5),
  line('M176 574q40-26 84-24M574 574q-40-26-84-24', darker(main, 0.2), 5),
]);

export const cushion = onTable(({ main, accent, second }) => [
  contact(400, 180),
  pillow(208, 234, 384, 356, ball(main)),
  at(
    [
      [208, 234],
      [592, 234],
      [208, 588],
      [592, 588],
    ],
    (x, y) =>
      disc(x, y, 15, accent) +
      line(`M${x} ${y + 12}v26M${x - 8} ${y + 10}l-8 22M${x + 8} ${y + 10}l8 22`, accent, 5),
  ),
  shape('M400 280L520 410L400 540L280 410Z', second),
  shape('M400 312L490 410L400 508L310 410Z', lighter(main, 0.2)),
  flower(400, 410, 74, accent, second),
]);

export const towels = onTable(({ main, accent, second }) => [
  contact(400, 220),
  ...[main, second, accent].flatMap((colour, i) => {
    const y = 500 - i * 92;
    const x = 190 + i * 18;
    const w = 420 - i * 36;
    return [
      box(x, y, w, 100, side(colour), 46),
      box(x + 40, y + 50, w - 40, 8, darker(colour, 0.2), 4),
      box(x + w * 0.62, y, 34, 100, lighter(colour, 0.45)),
    ];
  }),
  turned(18, 400, 290, leaf(430, 316, 130), leaf(400, 320, 90)),
]);

export const bathrobe = onWall(({ main, accent }) => [
  line('M400 214V186Q400 156 428 162Q450 180 414 204', material.darkWood, 9),
  line('M250 262L400 214L550 262', material.darkWood, 14),
  shape(
    'M330 236L238 272L176 520L244 540L280 420L266 650H534L520 420L556 540L624 520L562 272L470 236L400 340Z',
    slope(main),
  ),
  shape(
    'M330 236L290 252L398 470L400 650H420L416 460L510 252L470 236L400 350Z',
    lighter(main, 0.35),
  ),
  line('M400 470V648', darker(main, 0.2), 4),
  box(270, 440, 262, 34, accent, 10),
  line('M392 460l-30 96M404 460l26 84', accent, 16),
  box(450, 520, 64, 66, darker(main, 0.1), 8),
  both(box(180, 494, 66, 22, lighter(main, 0.35), 6)),
]);

export const bed = onTable(({ main, accent, second }) => [
  contact(400, 290),
  box(160, 260, 480, 300, side(material.wood), 30),
  box(184, 286, 432, 200, darker(material.wood, 0.14), 18),
  both(box(140, 540, 30, 62, material.darkWood, 6)),
  both(pillow(200, 330, 190, 120, slope(lighter(accent, 0.35)))),
  shape('M140 450Q400 410 660 450V560Q660 576 644 576H156Q140 576 140 560Z', slope(main)),
  shape('M140 450Q400 410 660 450V486Q400 446 140 486Z', lighter(main, 0.45)),
  times(5, (i) => disc(208 + i * 96, 526 - (i % 4 ? 10 : 0), 20, i % 2 ? accent : second)),
  times(5, (i) => disc(208 + i * 96, 526 - (i % 4 ? 10 : 0), 9, lighter(main, 0.6))),
]);

export const throwBasket = onTable(({ main, accent }) => [
  contact(400, 160),
  shape('M290 400C280 300 330 260 410 270C500 262 530 320 520 400Z', ball(main)),
  line('M330 320Q400 350 500 306M320 360Q410 390 516 350', darker(main, 0.2), 6),
  both(line('M240 430C190 420 190 500 250 494', darker(material.rope, 0.3), 14)),
  shape('M228 392H572L540 602H260Z', side(material.rope)),
  times(5, (i) =>
    line(`M${236 + i * 6} ${424 + i * 38}H${564 - i * 6}`, darker(material.rope, 0.2), 6),
  ),
  shape('M470 392H560L548 520H474Z', side(lighter(main, 0.2))),
  times(6, (i) => line(`M${480 + i * 13} 520v26`, accent, 6)),
]);

export const bathSet = onTable(({ main, accent }) => [
  contact(300, 90),
  contact(480, 90),
  box(216, 330, 170, 270, side(main), 26),
  box(280, 270, 42, 64, side(material.brass), 6),
  line('M302 270V240H236Q226 240 226 256', material.brass, 20),
  box(244, 420, 114, 86, material.paper, 8),
  line('M268 448h66M268 474h44', accent, 7),
  line('M450 460L420 280M500 460L520 250M476 460L474 290', material.wood, 14),
  turned(-9, 420, 280, box(408, 240, 26, 56, accent, 8)),
  turned(4, 520, 250, box(508, 206, 26, 56, main, 8)),
  shape('M410 440H550L540 580Q538 600 518 600H442Q422 600 420 580Z', side(lighter(main, 0.2))),
  oval(626, 584, 70, 18, darker(accent, 0.1)),
  box(584, 550, 86, 32, side(material.cream), 16),
]);

export const curtain = onWall(({ main, accent, second }) => [
  box(150, 190, 500, 18, slope(material.darkWood), 9),
  both(disc(150, 199, 20, material.brass)),
  box(250, 220, 300, 380, '#cfe6ee'),
  box(250, 480, 300, 120, lighter(material.leaf, 0.3)),
  disc(460, 310, 40, material.glow),
  line('M400 220V600M250 410H550', material.paper, 12),
  both(
    shape('M180 204H380C376 330 340 420 246 452C270 520 276 580 270 640H180Z', side(main)),
    line(
      'M222 210C226 300 220 380 206 440M272 210C276 300 258 380 228 444M322 210C320 300 300 380 240 446M206 470V630M238 476V630',
      darker(main, 0.2),
      6,
    ),
    shape('M180 620H272L270 640H180Z', second),
    box(180, 436, 76, 26, accent, 12),
  ),
]);

export const bathMat = fromAbove(({ main, accent, second }) => [
  box(150, 250, 500, 320, darker(main, 0.16), 60),
  box(150, 242, 500, 318, slope(main), 60),
  box(186, 276, 428, 250, lighter(main, 0.3), 40),
  times(4, (i) =>
    line(
      `M216 ${320 + i * 54}q24-22 48 0t48 0t48 0t48 0t48 0t48 0t48 0t32 0`,
      i % 2 ? second : accent,
      11,
    ),
  ),
]);
