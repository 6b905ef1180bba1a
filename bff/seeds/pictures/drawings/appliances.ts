import { contact, onTable } from '../canvas.ts';
import { ball, side, slope } from '../fills.ts';
import { darker, lighter, material } from '../palette.ts';
import { around, both, box, disc, faded, line, oval, ring, shape, times } from '../shapes.ts';
import { steam } from './motifs.ts';

export const mixerGrinder = onTable(({ main, accent }) => [
  contact(400, 160),
  line('M506 270C590 262 590 400 502 404', material.ink, 24),
  shape('M292 220H508L488 440H312Z', lighter(material.glass, 0.2)),
  shape('M304 340H496L488 440H312Z', accent),
  shape('M308 234H334L346 428H324Z', 'rgb(255 255 255/.6)'),
  box(282, 196, 236, 30, side(material.ink), 14),
  box(360, 176, 80, 26, side(darker(material.ink)), 10),
  box(300, 436, 200, 26, material.steel, 8),
  shape('M276 460H524L560 570Q566 602 530 602H270Q234 602 240 570Z', side(main)),
  disc(400, 532, 38, material.paper),
  disc(400, 532, 29, side(material.steel)),
  box(396, 506, 8, 28, material.ink, 4),
  both(disc(300, 546, 9, lighter(main, 0.5))),
]);

export const kettle = onTable(({ main, accent }) => [
  contact(400, 170),
  steam(250, 250),
  line('M500 310C610 300 620 470 520 520', material.ink, 28),
  shape('M262 352L214 318L236 296L300 300Z', darker(main, 0.1)),
  shape('M290 290H510C530 380 550 470 546 560H254C250 470 270 380 290 290Z', side(main)),
  shape('M286 290C296 240 360 232 400 232S504 240 514 290Z', side(lighter(main, 0.2))),
  box(376, 204, 48, 34, side(material.ink), 12),
  box(246, 548, 308, 22, side(material.steel), 8),
  box(226, 572, 348, 30, side(material.ink), 12),
  box(384, 350, 32, 150, lighter(material.glass, 0.4), 16),
  box(390, 412, 20, 82, accent, 10),
]);

export const toaster = onTable(({ main, accent }) => [
  contact(400, 210),
  ...[292, 424].flatMap((x) => [
    shape(
      `M${x} 400V300Q${x - 18} 260 ${x + 26} 254H${x + 62}Q${x + 106} 260 ${x + 88} 300V400Z`,
      '#c98b4c',
    ),
    shape(
      `M${x + 12} 400V304Q${x} 272 ${x + 30} 268H${x + 58}Q${x + 88} 272 ${x + 76} 304V400Z`,
      '#f0cf94',
    ),
  ]),
  box(190, 346, 420, 246, side(main), 54),
  box(262, 348, 276, 22, darker(main, 0.45), 11),
  box(598, 430, 46, 26, material.ink, 10),
  box(230, 520, 340, 12, side(material.steel), 6),
  disc(524, 456, 28, material.paper),
  disc(524, 456, 21, accent),
  both(box(236, 586, 60, 18, material.ink, 8)),
]);

export const airFryer = onTable(({ main, accent }) => [
  contact(400, 170),
  shape(
    'M246 320C246 220 330 200 400 200S554 220 554 320V560Q554 602 512 602H288Q246 602 246 560Z',
    side(main),
  ),
  oval(400, 248, 96, 26, lighter(main, 0.3)),
  box(330, 290, 140, 58, material.ink, 14),
  line('M352 320h30M396 320h20', material.glow, 9),
  disc(446, 320, 9, accent),
  box(246, 382, 308, 10, darker(main, 0.4)),
  shape('M262 392H538V540Q538 570 508 570H292Q262 570 262 540Z', side(darker(main, 0.12))),
  box(352, 420, 96, 100, side(accent), 24),
  box(372, 440, 56, 44, darker(accent, 0.35), 16),
]);

export const tableFan = onTable(({ main, accent }) => [
  contact(400, 130),
  oval(400, 590, 130, 22, side(darker(main, 0.1))),
  box(384, 470, 32, 120, side(material.steel)),
  box(352, 540, 96, 46, side(main), 14),
  disc(400, 330, 176, `${material.glass}99`),
  around(3, 400, 330, () =>
    shape('M392 330C330 270 340 190 404 180C456 200 440 280 408 330Z', main),
  ),
  ring(400, 330, 176, darker(material.steel, 0.25), 11),
  ring(400, 330, 118, 'rgb(120 120 132/.45)', 4),
  around(16, 400, 330, () => line('M400 292V160', 'rgb(120 120 132/.5)', 4)),
  disc(400, 330, 42, ball(accent)),
  disc(374, 562, 8, accent),
  disc(426, 562, 8, lighter(main, 0.5)),
]);

export const coffeeMaker = onTable(({ main, accent }) => [
  contact(400, 190),
  box(236, 220, 110, 380, side(main), 20),
  box(236, 210, 328, 120, side(main), 26),
  box(236, 552, 328, 50, side(darker(main, 0.16)), 16),
  disc(300, 268, 22, material.steel),
  disc(300, 268, 14, accent),
  box(350, 250, 150, 34, material.ink, 10),
  box(430, 328, 60, 26, material.steel, 6),
  line('M460 356v50', '#6b3f25', 8),
  line('M538 440C600 430 600 520 530 522', darker(material.glass, 0.2), 16),
  shape(
    'M376 404H546C560 470 556 520 540 552H382C366 520 362 470 376 404Z',
    lighter(material.glass, 0.2),
  ),
  shape('M366 470H556Q554 520 540 552H382Q368 520 366 470Z', '#6b3f25'),
  shape('M386 414H404Q392 480 402 544H390Q376 480 386 414Z', 'rgb(255 255 255/.55)'),
]);

export const microwave = onTable(({ main, accent }) => [
  contact(400, 270),
  box(130, 280, 540, 310, side(main), 28),
  box(158, 308, 368, 254, material.ink, 18),
  box(178, 328, 328, 214, '#6a5a52', 12),
  oval(342, 506, 120, 18, '#8a776a'),
  shape('M270 440H414C410 490 380 502 342 502S274 490 270 440Z', accent),
  oval(342, 440, 72, 13, lighter(accent, 0.5)),
  shape('M196 328H270L178 480V340Z', 'rgb(255 255 255/.16)'),
  box(508, 320, 16, 230, side(material.steel), 8),
  box(552, 312, 92, 46, material.ink, 8),
  line('M568 336h26M610 336h18', material.glow, 8),
  disc(598, 420, 34, darker(main, 0.2)),
  disc(596, 418, 29, side(material.steel)),
  disc(598, 512, 34, darker(main, 0.2)),
  disc(596, 510, 29, side(material.steel)),
  both(box(170, 586, 56, 18, material.ink, 6)),
]);

export const iron = onTable(({ main, accent }) => [
  contact(400, 230),
  line('M560 300C640 270 660 200 620 160', material.ink, 12),
  line('M330 400C350 300 400 292 460 292H540C600 292 604 340 606 410', darker(main, 0.3), 44),
  line('M350 380C366 310 410 302 460 302H540', side(lighter(main, 0.1)), 30),
  shape('M170 560C200 440 300 396 400 396H616L640 560Z', side(main)),
  shape('M240 486C290 450 340 440 400 440H520L528 480Z', lighter(material.glass, 0.1)),
  box(150, 556, 506, 44, side(material.steel), 16),
  disc(452, 520, 26, material.paper),
  disc(452, 520, 18, accent),
]);

export const robotVacuum = onTable(({ main, accent }) => [
  contact(400, 260),
  oval(400, 520, 256, 84, darker(main, 0.4)),
  box(144, 468, 512, 52, darker(main, 0.4)),
  oval(400, 468, 256, 84, darker(main, 0.16)),
  oval(398, 462, 250, 80, slope(main)),
  oval(400, 462, 190, 58, lighter(main, 0.16)),
  box(342, 426, 116, 22, side(darker(main, 0.3))),
  oval(400, 426, 58, 18, darker(main, 0.3)),
  oval(400, 420, 58, 18, lighter(main, 0.3)),
  oval(400, 486, 20, 8, accent),
  line('M200 590l-40 16M206 596l-14 26M190 584l-46-4', accent, 7),
  line('M250 560Q400 600 550 560', lighter(main, 0.3), 6),
]);

export const airPurifier = onTable(({ main, accent }) => [
  contact(400, 130),
  faded(0.8, line('M330 200q20-36 50-20t50-22M440 196q18-30 44-14', '#ffffff', 9)),
  box(270, 230, 260, 370, side(main), 60),
  oval(400, 258, 104, 26, darker(main, 0.2)),
  oval(400, 262, 84, 18, material.ink),
  times(8, (i) => box(306, 380 + i * 24, 188, 10, darker(main, 0.22), 5)),
  disc(400, 326, 28, material.ink),
  ring(400, 326, 20, accent, 6),
]);

export const refrigerator = onTable(({ main, accent }) => [
  contact(400, 160),
  box(262, 150, 276, 448, side(main), 26),
  box(262, 298, 276, 8, darker(main, 0.45)),
  both(box(284, 594, 36, 12, material.ink, 4)),
  box(288, 216, 14, 64, material.steel, 7),
  box(288, 328, 14, 120, material.steel, 7),
  box(440, 196, 60, 34, material.ink, 8),
  line('M454 213h16M480 213h6', material.glow, 6),
  line(
    'M380 560C370 500 440 480 430 400M400 500q-40-4-44-40M424 450q34-2 40-36',
    lighter(main, 0.4),
    8,
  ),
  disc(356, 452, 14, accent),
  disc(466, 408, 14, accent),
  disc(430, 392, 18, accent),
]);

export const inductionCooktop = onTable(({ main, accent }) => [
  contact(400, 250),
  shape('M208 470H592L664 580H136Z', material.ink),
  shape('M230 480H570L600 540H190Z', '#564a56'),
  shape('M136 580H664V594Q664 604 650 604H150Q136 604 136 594Z', side(main)),
  oval(400, 512, 150, 24, accent),
  oval(400, 508, 138, 22, '#3a2f3a'),
  box(270, 386, 260, 122, side(material.steel), 22),
  oval(400, 388, 134, 28, lighter(material.steel, 0.5)),
  oval(400, 390, 118, 21, darker(accent, 0.2)),
  oval(390, 390, 80, 12, lighter(accent, 0.2)),
  box(526, 412, 120, 26, material.ink, 13),
  steam(400, 366),
  both(disc(330, 566, 7, lighter(accent, 0.3))),
  disc(400, 566, 9, accent),
]);
