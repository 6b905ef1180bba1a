import { contact, fromAbove, onTable, onWall } from '../canvas.ts';
import { side, slope } from '../fills.ts';
import { darker, lighter, material } from '../palette.ts';
import { at, both, box, disc, line, oval, shape, times, turned } from '../shapes.ts';
import { flower } from './motifs.ts';

export const wateringCan = onTable(({ main, accent, second }) => [
  contact(430, 170),
  line('M560 420C690 380 690 540 570 560', darker(main, 0.25), 20),
  line('M330 360C340 240 520 240 530 360', darker(main, 0.2), 18),
  shape('M310 470L180 350L150 374L300 560Z', side(darker(main, 0.1))),
  turned(-44, 160, 350, box(110, 330, 110, 30, accent, 10)),
  at(
    [
      [96, 420],
      [124, 450],
      [80, 470],
      [150, 440],
      [110, 500],
    ],
    (x, y) => shape(`M${x} ${y}q14 24 0 30q-14-6 0-30Z`, '#8cc4dc'),
  ),
  shape('M300 370H560L580 570Q582 602 550 602H310Q278 602 280 570Z', side(main)),
  oval(430, 370, 130, 26, lighter(main, 0.35)),
  oval(430, 372, 108, 17, darker(main, 0.4)),
  box(284, 540, 292, 18, accent),
  flower(430, 470, 54, lighter(main, 0.5), second),
]);

export const gardenTools = fromAbove(({ main, accent, second }) => [
  turned(
    -14,
    290,
    400,
    box(268, 420, 44, 230, slope(main), 20),
    box(280, 350, 20, 90, material.steel),
    shape('M240 180Q290 130 340 180V300Q330 360 290 366Q250 360 240 300Z', slope(material.steel)),
    line('M290 180V330', darker(material.steel, 0.16), 6),
  ),
  turned(
    4,
    420,
    400,
    box(398, 420, 44, 230, slope(accent), 20),
    box(410, 330, 20, 110, material.steel),
    line('M360 180V270Q360 330 420 330T480 270V180M420 180V330', '#b3bbc1', 16),
  ),
  turned(
    18,
    540,
    420,
    line('M520 230L560 420M600 230L550 420', material.steel, 24),
    line('M560 410C590 480 620 560 590 640', second, 26),
    line('M552 410C520 480 500 560 530 640', darker(second, 0.1), 26),
    disc(556, 412, 14, material.ink),
  ),
]);

export const birdFeeder = onWall(({ main, accent, second }) => [
  line('M400 90V180', material.rope, 8),
  shape('M400 160L590 300H210Z', slope(main)),
  times(3, (i) => line(`M${330 - i * 40} ${232 + i * 26}H${470 + i * 40}`, darker(main, 0.2), 5)),
  box(270, 300, 260, 200, lighter(material.glass, 0.3)),
  shape('M270 390Q340 360 400 392T530 380V500H270Z', '#d9a95c'),
  both(box(262, 300, 22, 210, slope(material.wood))),
  box(200, 496, 400, 34, slope(material.wood), 10),
  shape(
    'M480 470C480 420 540 400 580 430L606 410L600 444C610 490 560 506 520 500L450 520Z',
    accent,
  ),
  shape('M500 476Q540 440 580 470Q540 500 500 476Z', darker(accent, 0.2)),
  disc(580, 440, 6, material.ink),
  shape('M604 430L634 438L604 448Z', second),
  line('M530 500v-4M548 500v-4', material.ink, 5),
]);
