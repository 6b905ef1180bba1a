/**
 * The boxes that are somewhere else than the mirror of the page has them when the page reads from right to left. Text
 * inside of a line is left out, because words of one direction keep their order.
 */
export async function findUnmirroredBoxes(): Promise<string[]> {
  const TOLERANCE = 1.5;
  const page = document.documentElement;
  const elements = [...document.body.querySelectorAll('*')].filter(isMeasured);

  const before = measure();
  await turn('rtl');
  const after = measure();
  await turn('ltr');
  return elements.flatMap((element, index) => {
    const { right = 0, width = 0 } = before[index] ?? {};
    const found = after[index]?.left ?? 0;
    const expected = page.clientWidth - right;
    if (width === 0 || Math.abs(found - expected) <= TOLERANCE) return [];
    return [`${Math.round(found)} instead of ${Math.round(expected)} px: ${describe(element)}`];
  });

  function isMeasured(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    // Parts of a drawing, and text with a direction of its own.
    if (element.matches('svg *, [dir]:not(html), [dir]:not(html) *')) return false;
    if (element.getAnimations().length > 0) return false;
    const { display, clipPath } = getComputedStyle(element);
    return !display.startsWith('inline') && clipPath !== 'inset(50%)';
  }

  function measure(): DOMRect[] {
    return elements.map((element) => element.getBoundingClientRect());
  }

  async function turn(direction: 'ltr' | 'rtl'): Promise<void> {
    window.turnPage(direction);
    window.dispatchEvent(new Event('resize'));
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }

  function describe(element: Element): string {
    return element.outerHTML.slice(0, 100);
  }
}
