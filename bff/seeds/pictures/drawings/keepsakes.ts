import { contact, fromAbove, onTable, onWall } from '../canvas.ts';
import { ball, side, slope } from '../fills.ts';
import { darker, lighter, material } from '../palette.ts';
import {
  around,
  beads,
  both,
  box,
  disc,
  line,
  oval,
  placed,
  ring,
  shape,
  times,
  turned,
} from '../shapes.ts';
import { flower, heart, leaf } from './motifs.ts';

export const jhumka = onWall(({ main, accent }) => {
  const earring = (x: number, y: number) =>
    placed(
      x,
      y,
      1.12,
      line('M0-46q0-40 20-30', darker(main, 0.3), 7),
      beads(0, 0, 34, 8, 30, main),
      disc(0, 0, 34, darker(main, 0.16)),
      disc(0, 0, 17, ball(accent)),
      disc(0, 60, 13, ball(accent)),
      shape('M-100 194C-96 114-50 76 0 76S96 114 100 194Z', side(main)),
      line('M-80 164Q0 188 80 164M-60 130Q0 148 60 130', darker(main, 0.3), 5),
      line(
        'M-94 208V232M-58 208V238M-20 208V242M20 208V242M58 208V238M94 208V232',
        darker(main, 0.3),
        4,
      ),
      box(-108, 188, 216, 18, slope(lighter(main, 0.2)), 9),
      times(6, (i) =>
        disc(-95 + i * 38, 240 + (i % 5 ? 6 : 0), 12, ball(i % 2 ? accent : material.cream)),
      ),
    );
  return [earring(262, 240), earring(538, 300)];
});

export const necklace = onTable(({ main, accent, second }) => [
  contact(400, 170),
  shape(
    'M346 180H454C454 270 600 300 616 420C620 520 560 570 520 600H280C240 570 180 520 184 420C200 300 346 270 346 180Z',
    side(second),
  ),
  oval(400, 180, 54, 14, lighter(second, 0.3)),
  line('M336 252C340 380 360 440 400 440S460 380 464 252', main, 10),
  line('M312 268C310 420 340 500 400 500S490 420 488 268', main, 12),
  times(9, (i) => {
    const a = (Math.PI / 8) * i;
    const x = 400 - Math.cos(a) * 84;
    const y = 400 + Math.sin(a) * 100;
    return disc(x, y, 13, ball(i % 2 ? accent : main));
  }),
  shape('M400 486L430 524L400 574L370 524Z', ball(accent)),
  line('M400 486L430 524L400 574L370 524Z', main, 7),
]);

export const bangles = onTable(({ main, accent, second }) => [
  contact(400, 230),
  ...[main, accent, main, second, main].flatMap((colour, i) => {
    const x = 268 + i * 62;
    return [
      `<ellipse cx="${x}" cy="446" rx="112" ry="152" fill="none" stroke="${darker(colour, 0.3)}" stroke-width="30"/>`,
      `<ellipse cx="${x - 4}" cy="446" rx="112" ry="152" fill="none" stroke="${colour}" stroke-width="20"/>`,
      `<ellipse cx="${x - 8}" cy="444" rx="112" ry="152" fill="none" stroke="${lighter(colour, 0.6)}" stroke-width="5" stroke-dasharray="2 26" stroke-linecap="round"/>`,
    ];
  }),
]);

export const ringBox = onTable(({ main, accent }) => [
  contact(400, 180),
  shape('M236 420L256 220Q258 200 280 200H520Q542 200 544 220L564 420Z', side(main)),
  shape('M262 410L278 236Q280 224 292 224H508Q520 224 522 236L538 410Z', material.cream),
  box(224, 430, 352, 170, side(darker(main, 0.08)), 18),
  shape('M236 440L262 400H538L564 440Z', darker(material.cream, 0.14)),
  ring(400, 366, 62, darker(material.brass, 0.2), 16),
  ring(398, 364, 62, material.brass, 10),
  shape('M284 416H516L536 440H264Z', material.cream),
  shape('M360 262H440L462 288L400 340L338 288Z', accent),
  shape('M360 262H440L424 288H376Z', lighter(accent, 0.6)),
  shape('M376 288H424L400 340Z', lighter(accent, 0.3)),
  box(376, 486, 48, 24, material.brass, 8),
]);

export const wristWatch = onWall(({ main, accent, second }) => [
  shape('M330 110H470L490 280H310Z', slope(main)),
  shape('M310 520H490L470 690H330Z', slope(main)),
  line('M350 130L336 270M450 130L464 270M336 530L350 670M464 530L450 670', lighter(main, 0.4), 4),
  ...[580, 616, 650].map((y) => disc(400, y, 7, darker(main, 0.5))),
  box(540, 384, 36, 34, side(accent), 8),
  disc(400, 400, 156, darker(accent, 0.25)),
  disc(396, 396, 150, ball(accent)),
  disc(400, 400, 122, material.paper),
  around(12, 400, 400, (i) => box(397, 290, 6, i % 3 ? 12 : 24, material.ink, 3)),
  disc(400, 452, 30, lighter(second, 0.5)),
  turned(40, 400, 452, line('M400 452v-20', second, 5)),
  turned(-50, 400, 400, box(394, 332, 12, 76, material.ink, 6)),
  turned(50, 400, 400, box(396, 306, 8, 102, material.ink, 4)),
  disc(400, 400, 10, accent),
]);

export const photoFrame = onTable(({ main, accent, second }) => [
  contact(400, 190),
  box(216, 170, 368, 430, side(main), 14),
  box(236, 190, 328, 390, darker(main, 0.2), 6),
  box(242, 196, 322, 384, material.paper, 6),
  box(276, 230, 252, 316, '#cfe4ea'),
  disc(470, 290, 28, material.glow),
  shape('M276 440Q360 380 420 430T528 410V546H276Z', '#9dbb8a'),
  disc(360, 392, 34, '#d9a27e'),
  shape('M326 388C322 336 400 336 394 390Q362 360 326 388Z', '#4a352f'),
  shape('M300 546C300 440 420 440 424 546Z', accent),
  disc(446, 412, 30, '#e0b08d'),
  shape('M414 410C408 356 484 358 478 424Q470 380 436 386Z', '#4a352f'),
  shape('M396 546C396 452 500 452 504 546Z', second),
  both(flower(230, 184, 30, accent, second)),
]);

export const silverCoin = onTable(({ main, accent, second }) => [
  contact(400, 200),
  box(226, 548, 348, 52, side(accent), 12),
  box(250, 524, 300, 40, side(darker(accent, 0.2)), 10),
  disc(406, 356, 186, darker(main, 0.3)),
  disc(396, 352, 184, ball(main)),
  ring(398, 354, 156, darker(main, 0.16), 6),
  beads(398, 354, 170, 28, 10, lighter(main, 0.5)),
  around(8, 398, 382, (i) =>
    i > 1 && i < 7 ? '' : shape('M398 372Q362 320 398 256Q434 320 398 372Z', darker(main, 0.14)),
  ),
  turned(90, 398, 382, shape('M398 372Q370 330 398 276Q426 330 398 372Z', darker(main, 0.2))),
  turned(-90, 398, 382, shape('M398 372Q370 330 398 276Q426 330 398 372Z', darker(main, 0.2))),
  turned(24, 398, 382, shape('M398 376Q372 330 398 270Q424 330 398 376Z', lighter(main, 0.4))),
  turned(-24, 398, 382, shape('M398 376Q372 330 398 270Q424 330 398 376Z', lighter(main, 0.4))),
  shape('M398 380Q366 330 398 262Q430 330 398 380Z', lighter(main, 0.6)),
  box(330, 404, 136, 12, darker(main, 0.2), 6),
  box(350, 426, 96, 12, darker(main, 0.2), 6),
  disc(398, 470, 10, second),
]);

export const jewelleryBox = onTable(({ main, accent, second }) => [
  contact(400, 230),
  shape('M196 410L220 220Q224 196 248 196H552Q576 196 580 220L604 410Z', side(main)),
  shape('M222 404L244 240Q246 222 264 222H536Q554 222 556 240L578 404Z', '#cfe0e6'),
  shape('M270 240H340L300 400H246Z', 'rgb(255 255 255/.5)'),
  shape('M190 400H610L592 440H208Z', lighter(second, 0.2)),
  line('M236 416C300 380 350 450 420 410S520 400 560 420', accent, 12),
  times(6, (i) => disc(440 + i * 20, 400 + (i % 2) * 10, 11, ball(material.cream))),
  ring(300, 396, 24, accent, 9),
  box(190, 430, 420, 170, side(darker(main, 0.08)), 14),
  box(212, 452, 376, 58, side(lighter(main, 0.16)), 10),
  box(212, 522, 376, 58, side(lighter(main, 0.16)), 10),
  disc(400, 481, 12, accent),
  disc(400, 551, 12, accent),
  both(leaf(250, 500, 36, accent), leaf(250, 572, 36, accent)),
]);

export const photoAlbum = fromAbove(({ main, accent, second }) => [
  turned(
    -8,
    400,
    400,
    box(196, 168, 430, 480, darker(main, 0.35), 16),
    box(206, 176, 414, 460, material.paper, 8),
    box(190, 160, 424, 470, slope(main), 16),
    box(190, 160, 58, 470, darker(main, 0.16), 16),
    line('M218 200V590', accent, 6),
    box(300, 236, 252, 250, material.paper, 4),
    box(318, 254, 216, 190, lighter(accent, 0.4)),
    heart(426, 346, 62, second),
    line('M370 464h112', material.ink, 6),
    flower(566, 584, 38, accent, second),
    flower(316, 566, 26, second, accent),
    line('M350 560h170', lighter(main, 0.5), 8),
  ),
]);

export const handprintKit = onTable(({ main, accent, second }) => {
  const print = (x: number) =>
    oval(x, 438, 38, 42, second) +
    [-34, -14, 8, 30]
      .map((dx, i) =>
        turned(dx * 0.5, x + dx, 380, oval(x + dx, 382 - (i % 3 ? 8 : 0), 10, 30, second)),
      )
      .join('') +
    turned(-56, x - 44, 436, oval(x - 48, 430, 10, 26, second));
  return [
    contact(400, 270),
    box(140, 250, 260, 350, side(main), 12),
    box(164, 276, 212, 298, material.cream),
    print(272),
    box(400, 250, 260, 350, side(main), 12),
    box(424, 276, 212, 298, lighter(accent, 0.55)),
    disc(530, 380, 46, '#e0b08d'),
    shape('M470 540C470 430 590 430 594 540Z', accent),
    shape('M486 370C484 316 578 316 574 372Q530 340 486 370Z', '#4a352f'),
    line('M236 520h72M490 556h80', material.ink, 6),
    box(393, 250, 14, 350, darker(main, 0.25)),
    both(box(392, 300, 16, 40, material.brass, 4)),
  ];
});
