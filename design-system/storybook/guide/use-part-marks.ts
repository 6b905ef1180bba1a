import { useEffect, useState, type RefObject } from 'react';
import type { Part } from './guide.ts';
import { markParts, type Mark } from './mark-parts.ts';

const INTERVAL_MILLISECONDS = 400;
const MEASUREMENTS = 40;

export function usePartMarks(
  box: RefObject<HTMLElement | null>,
  parts: readonly Part[],
): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const picture = box.current;
    if (!picture) return undefined;
    let left = MEASUREMENTS;
    const measure = () => {
      const next = markParts(picture, parts);
      setMarks((shown) => (JSON.stringify(shown) === JSON.stringify(next) ? shown : next));
      left -= 1;
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(measure, INTERVAL_MILLISECONDS);
    const resized = new ResizeObserver(measure);
    resized.observe(picture);
    return () => {
      clearInterval(timer);
      resized.disconnect();
    };
  }, [box, parts]);
  return marks;
}
