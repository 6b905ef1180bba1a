/** What the document shows before the shell has started. */
const firstPaint = () => document.getElementById('first-paint');

/** Whether it shows the page's own words, which are worth keeping until the page itself is there. */
export const showsOpening = (): boolean => firstPaint()?.hasAttribute('data-opening') ?? false;

export function endFirstPaint(): void {
  firstPaint()?.remove();
}
