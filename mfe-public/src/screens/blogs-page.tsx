import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Cluster } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { useEffect, useRef } from 'react';
import { headings } from '../headings.ts';
import { CardGrid } from '../features/platform/cards.tsx';
import { InformationPage } from '../features/platform/information-page.tsx';
import { PostFacts } from '../features/platform/post-facts.tsx';
import { PostPicture } from '../features/platform/post-picture.tsx';
import { postAddress } from '../features/platform/post-structured-data.ts';
import { postSummaries } from '../features/platform/post-summaries.ts';
import styles from './blogs-page.module.css';

const firstCount = 4;

/** The query remembers how many, so a reader who comes back from a post finds the same list. */
function useShownPosts() {
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

export default function BlogsPage() {
  const { shown, showAll, firstAdded } = useShownPosts();
  return (
    <InformationPage heading={headings.blogs}>
      <CardGrid wide>
        {shown.map((post, index) => (
          <Card as="article" key={post.slug} padding="lg" className={styles.post}>
            <PostPicture slug={post.slug} />
            <PostFacts post={post} />
            <h2
              ref={index === firstAdded.index ? firstAdded.heading : undefined}
              tabIndex={-1}
              className={styles.title}
            >
              <TextLink href={postAddress(post)} linkComponent={Link}>
                {post.title}
              </TextLink>
            </h2>
            <p className={styles.summary}>{post.summary}</p>
            <TextLink
              href={postAddress(post)}
              linkComponent={Link}
              variant="standalone"
              aria-label={`Read More: ${post.title}`}
            >
              Read More
            </TextLink>
          </Card>
        ))}
      </CardGrid>
      {showAll && (
        <Cluster justify="center">
          <Button size="lg" onClick={showAll}>
            Load More Posts
          </Button>
        </Cluster>
      )}
    </InformationPage>
  );
}
