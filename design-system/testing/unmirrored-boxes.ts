/**
 * The boxes that are somewhere else than the mirror of the page has them when the page reads from right to left. Text
 * inside of a line is left out, because words of one direction keep their order.
 */
export async function findUnmirroredBoxes(): Promise<string[]> {
  const TOLERANCE = 1.5;
  const FRAMES_TO_SETTLE = 60;
  const page = document.documentElement;
  const elements = [...document.body.querySelectorAll('*')].filter(isMeasured);

  const before = measure();
  await turn('rtl');
  let found = differences(measure());
  for (let frame = 0; found.length > 0 && frame < FRAMES_TO_SETTLE; frame += 1) {
    await frames(1);
    found = differences(measure());
  }
  await turn('ltr');
  return found;

  function differences(after: DOMRect[]): string[] {
    return elements.flatMap((element, index) => {
      const { right = 0, width = 0 } = before[index] ?? {};
      const left = after[index]?.left ?? 0;
      const expected = page.clientWidth - right;
      if (width === 0 || Math.abs(left - expected) <= TOLERANCE) return [];
      return [`${Math.round(left)} instead of ${Math.round(expected)} px: ${describe(element)}`];
    });
  }

  function isMeasured(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    // Parts of a drawing, and text with a direction of its own.
    if (element.matches('svg *, [dir]:not(html), [dir]:not(html) *')) return false;
    if (element.getAnimations().length > 0) return false;
    const { display, clipPath } = getComputedStyle(element);
    return !display.startsWith('inline') && clipPath !== 'inset(50%)';
  }

  /** From the start of each part that scrolls, because a scrolled offset has no mirror. */
  function measure(): DOMRect[] {
    for (const element of elements)
      if (element.scrollLeft !== 0) element.scrollTo({ left: 0, behavior: 'instant' });
    return elements.map((element) => element.getBoundingClientRect());
  }

  /** For a moment the page is narrower: parts that are placed by measured sizes measure again when those change. */
  async function turn(direction: 'ltr' | 'rtl'): Promise<void> {
    page.dir = direction;
    document.body.style.inlineSize = 'calc(100% - 2px)';
    await frames(2);
    document.body.style.removeProperty('inline-size');
    window.dispatchEvent(new Event('resize'));
    await frames(3);
  }

  async function frames(count: number): Promise<void> {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }

  function describe(element: Element): string {
    return element.outerHTML.slice(0, 100);
  }
}
