import type { Part, Side } from './guide.ts';

/** A number beside the picture; its line of `length` ends at the part. In pixels from the corner of the picture. */
export type Mark = { number: number; side: Side; x: number; y: number; length: number };

const MARGIN = 20;
const GAP = 26;

export function markParts(picture: HTMLElement, parts: readonly Part[]): Mark[] {
  const frame = picture.querySelector('iframe');
  const root = frame ? frame.contentDocument?.body : picture;
  const origin = picture.getBoundingClientRect();
  const offset = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const marks = parts.flatMap(([, , at, side = 'start'], index): Mark[] => {
    const part = root && shownBox(root, at);
    if (!part) return [];
    const left = part.left + offset.left - origin.left;
    const top = part.top + offset.top - origin.top;
    const x = Math.round(left + part.width / 2);
    const y = Math.round(top + part.height / 2);
    const number = index + 1;
    switch (side) {
      case 'start':
        return [{ number, side, x: MARGIN, y, length: Math.round(left) - MARGIN }];
      case 'end': {
        const edge = Math.round(origin.width) - MARGIN;
        return [{ number, side, x: edge, y, length: edge - Math.round(left + part.width) }];
      }
      case 'top':
        return [{ number, side, x, y: MARGIN, length: Math.round(top) - MARGIN }];
      case 'bottom': {
        const edge = Math.round(origin.height) - MARGIN;
        return [{ number, side, x, y: edge, length: edge - Math.round(top + part.height) }];
      }
    }
  });
  return [...spread(marks, ['start', 'end'], 'y'), ...spread(marks, ['top', 'bottom'], 'x')];
}

/** Storybook's page in the frame begins with a hidden table and hidden messages. */
function shownBox(root: HTMLElement, selector: string): DOMRect | undefined {
  return [...root.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .find(({ width, height }) => width > 0 || height > 0);
}

function spread(marks: readonly Mark[], sides: readonly Side[], axis: 'x' | 'y'): Mark[] {
  return sides.flatMap((side) => {
    let free = Number.NEGATIVE_INFINITY;
    return marks
      .filter((mark) => mark.side === side)
      .sort((one, other) => one[axis] - other[axis])
      .map((mark) => {
        const position = Math.max(mark[axis], free);
        free = position + GAP;
        return { ...mark, [axis]: position };
      });
  });
}
