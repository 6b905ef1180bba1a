import type { Element } from 'domhandler';
import type { Spot } from './page-index.ts';

const HIDDEN_STYLE = /display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden/i;
const HIDDEN_LABEL = /\b(hidden|hide|hdn|is hidden|d none|display none|invisible)\b/;
const CLIMB = 6;

const isHiddenElement = ({ attribs }: Element) =>
  attribs.hidden !== undefined || (attribs.style !== undefined && HIDDEN_STYLE.test(attribs.style));

/** Recognizes by attributes and names of classes; style sheets are not read. */
export function isHiddenSpot(spot: Spot): boolean {
  for (let around: Spot | null = spot, height = 0; around && height < CLIMB; height += 1) {
    if (isHiddenElement(around.element)) return true;
    if (height < 3 && HIDDEN_LABEL.test(around.label)) return true;
    around = around.parent;
  }
  return false;
}
