import { useEffect, useRef, useState } from 'react';
import { postSummaries } from './post-summaries.ts';

const atFirst = 4;

/** The newest posts, and all once the rest is wanted; the focus then goes to the first that came. */
export function useShownPosts() {
  const [all, setAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (all) heading.current?.focus();
  }, [all]);

  return {
    shown: all ? postSummaries : postSummaries.slice(0, atFirst),
    showRest: all ? undefined : () => setAll(true),
    firstOfRest: { index: atFirst, heading },
  };
}
