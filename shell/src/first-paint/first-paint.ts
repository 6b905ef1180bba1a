/** The document's content before the shell renders. */
const firstPaint = () => document.getElementById('first-paint');

/** True when the first paint is the page's own heading and intro. */
export const hasIntro = (): boolean => firstPaint()?.hasAttribute('data-intro') ?? false;

export function removeFirstPaint(): void {
  firstPaint()?.remove();
}
