/** A rectangle of the viewport, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const STEP = 8;

const sharedArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

function* spots({ left, right }: Box, height: number, area: Box): Generator<Box> {
  for (let bottom = area.bottom; bottom - height >= area.top; bottom -= STEP)
    yield { left, right, bottom, top: bottom - height };
}

/**
 * The first place in which a box covers no control: upwards along its own edge, then along the opposite one where there is
 * room beside it. Without such a place, the one that covers the least.
 */
export function findFreeSpot(box: Box, controls: readonly Box[], area: Box): Box {
  const height = box.bottom - box.top;
  const width = box.right - box.left;
  const mirrored = { left: area.left + area.right - box.right, right: 0 };
  mirrored.right = mirrored.left + width;
  const columns =
    Math.abs(mirrored.left - box.left) >= width ? [box, { ...box, ...mirrored }] : [box];
  let best = { spot: box, covered: Infinity };
  for (const column of columns)
    for (const spot of spots(column, height, area)) {
      const covered = controls.reduce((sum, control) => sum + sharedArea(spot, control), 0);
      if (covered === 0) return spot;
      if (covered < best.covered) best = { spot, covered };
    }
  return best.spot;
}
