import { useNavigation } from '@gift-registry/shell-contract';
import { useEffect, useRef } from 'react';
import { postSummaries } from '../../features/platform/blog/post-summaries.ts';

const firstCount = 4;

/** The query remembers how many, so a reader who comes back from a post finds the same list. */
export function useShownPosts() {
  const { location, replaceQuery } = useNavigation();
  const all = new URLSearchParams(location.search).get('posts') === 'all';
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useRef(false);

  useEffect(() => {
    if (!all || !focusNext.current) return;
    focusNext.current = false;
    heading.current?.focus();
  }, [all]);

  function showAll() {
    focusNext.current = true;
    replaceQuery(new URLSearchParams({ posts: 'all' }));
  }

  return {
    shown: all ? postSummaries : postSummaries.slice(0, firstCount),
    showAll: all ? undefined : showAll,
    firstAdded: { index: firstCount, heading },
  };
}
