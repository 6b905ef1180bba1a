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
    const measure = () => {
      const next = markParts(picture, parts);
      setMarks((shown) => (JSON.stringify(shown) === JSON.stringify(next) ? shown : next));
    };
    let timer: ReturnType<typeof setInterval> | undefined;
    const measureForAWhile = () => {
      clearInterval(timer);
      measure();
      let left = MEASUREMENTS;
      timer = setInterval(() => {
        measure();
        left -= 1;
        if (left === 0) clearInterval(timer);
      }, INTERVAL_MILLISECONDS);
    };
    const resized = new ResizeObserver(measureForAWhile);
    resized.observe(picture);
    // A frame loads when it comes into sight. The event doesn't bubble, so it is captured.
    picture.addEventListener('load', measureForAWhile, true);
    return () => {
      clearInterval(timer);
      resized.disconnect();
      picture.removeEventListener('load', measureForAWhile, true);
    };
  }, [box, parts]);
  return marks;
}
