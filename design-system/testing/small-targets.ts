export function smallTargets(): string[] {
  const MIN_SIZE = 43.5;
  const pressable = document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, textarea, input:not([type="hidden"])',
  );
  return [...pressable].filter(isTarget).filter(isSmall).map(describe);

  function isTarget(element: HTMLElement): boolean {
    if (element.matches('p a, li p a, label a, :disabled')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  }

  function isSmall(element: HTMLElement): boolean {
    return !pressableAreas(element).some(
      ({ width, height }) => width >= MIN_SIZE && height >= MIN_SIZE,
    );
  }

  /** The element, its label, and an `::after` that enlarges the element or its parent. */
  function pressableAreas(element: HTMLElement): Array<{ width: number; height: number }> {
    const label = element.closest('label') ?? element;
    const enlarged = [element, element.parentElement ?? element]
      .map((owner) => getComputedStyle(owner, '::after'))
      .filter(({ position }) => position === 'absolute')
      .map(({ width, height }) => ({ width: parseFloat(width), height: parseFloat(height) }));
    return [element.getBoundingClientRect(), label.getBoundingClientRect(), ...enlarged];
  }

  function describe(element: HTMLElement): string {
    const { width, height } = element.getBoundingClientRect();
    return `${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 120)}`;
  }
}
