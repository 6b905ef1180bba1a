import { counterpartOf, descriptionOf, type Description } from './counterpart.ts';

interface ScrolledPart extends Description {
  readonly left: number;
}

/** Parts that scroll sideways take the focus, so that keys scroll them, too. */
export const readScrolledParts = (root: ParentNode): ScrolledPart[] =>
  [...root.querySelectorAll<HTMLElement>('[tabindex]')]
    .filter(({ scrollLeft }) => scrollLeft !== 0)
    .map((part) => ({ ...descriptionOf(root, part), left: part.scrollLeft }));

export function restoreScrolledParts(root: ParentNode, parts: readonly ScrolledPart[]): void {
  for (const part of parts) {
    const counterpart = counterpartOf(root, part);
    if (counterpart) counterpart.scrollLeft = part.left;
  }
}
