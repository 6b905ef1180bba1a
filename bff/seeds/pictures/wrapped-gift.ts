import { contact, onTable } from './canvas.ts';
import { side } from './fills.ts';
import { darker, lighter } from './palette.ts';
import { both, box, disc, shape } from './shapes.ts';

export const wrappedGift = onTable(({ main, accent }) => {
  const ribbon = lighter(accent, 0.15);
  return [
    contact(400, 200),
    box(216, 350, 368, 250, side(main), 14),
    box(364, 350, 72, 250, side(ribbon)),
    box(190, 296, 420, 78, side(lighter(main, 0.3)), 14),
    box(216, 374, 368, 12, darker(main, 0.14)),
    box(358, 296, 84, 78, side(ribbon)),
    both(
      shape('M400 296C350 170 220 170 236 246C246 296 340 300 400 296Z', ribbon),
      shape('M388 288C350 214 270 206 272 244C276 276 340 290 388 288Z', darker(accent, 0.25)),
    ),
    disc(400, 284, 30, accent),
  ];
});
