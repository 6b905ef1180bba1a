const rowsOf = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('main li'),
];

/** The heights, in CSS pixels, of the rendered rows that are out of sight; undefined for those in sight. */
export const readRowsOutOfSight = (rendered: ParentNode): (number | undefined)[] =>
  rowsOf(rendered).map((row) => {
    const { top, bottom, height } = row.getBoundingClientRect();
    return bottom < 0 || top > innerHeight ? height : undefined;
  });

const layOut = (row: HTMLElement): void => {
  for (const property of ['content-visibility', 'block-size']) row.style.removeProperty(property);
};

/**
 * Lets the browser lay out the rows in sight first, and each other row in a frame of its own: all in one block a slow
 * phone for a quarter of a second. Until then a row keeps the height that it has in the rendered page.
 */
export function layOutRowsInSightFirst(root: ParentNode, heights: (number | undefined)[]): void {
  const rows = rowsOf(root);
  if (rows.length !== heights.length) return;
  const waiting = rows.filter((row, index) => {
    const height = heights[index];
    if (height === undefined) return false;
    row.style.setProperty('content-visibility', 'auto');
    row.style.setProperty('block-size', `${height}px`);
    return true;
  });
  const release = () => {
    const row = waiting.shift();
    if (!row) return;
    layOut(row);
    requestAnimationFrame(release);
  };
  requestAnimationFrame(release);
}
