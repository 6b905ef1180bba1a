import { storedValue } from '@gift-registry/shell-contract';

export const scrollPositionsKey = 'gr-scroll-positions';

const positions = storedValue('sessionStorage', scrollPositionsKey, {
  parse(value): Readonly<Record<string, unknown>> {
    if (typeof value !== 'object' || value === null) throw new TypeError('No scroll positions.');
    return { ...value };
  },
});

const isOpenedAnew = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate');

/** A link that is opened anew begins at the top or at the place that it names; Back and a reload return to the earlier place. */
export function forgetEarlierVisit(): void {
  const stored = positions.read();
  if (!stored || !isOpenedAnew()) return;
  const { [window.location.pathname]: _earlier, ...others } = stored;
  positions.write(others);
}
