import { useEffect, useState, type RefObject } from 'react';

const BOUNDS = { min: 96, max: 720 };
const PADDING = 16;

export function useContentHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  seen: boolean,
): number {
  const [height, setHeight] = useState(BOUNDS.min);
  useEffect(() => {
    const element = frame.current;
    if (!element || !seen) return undefined;
    const resized = new ResizeObserver(([root]) => {
      const bottom = Math.ceil(root?.target.getBoundingClientRect().bottom ?? 0) + PADDING;
      setHeight(Math.min(BOUNDS.max, Math.max(BOUNDS.min, bottom)));
    });
    const observe = () => {
      const root = element.contentDocument?.getElementById('storybook-root');
      if (root) resized.observe(root);
    };
    element.addEventListener('load', observe);
    return () => {
      element.removeEventListener('load', observe);
      resized.disconnect();
    };
  }, [frame, seen]);
  return height;
}
