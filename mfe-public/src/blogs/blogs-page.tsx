import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Cluster } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { intros } from '../intros.ts';
import { CardGrid } from '../reading/card-grid.tsx';
import { InformationPage } from '../reading/information-page.tsx';
import styles from './blogs-page.module.css';
import { PostFacts } from './post-facts.tsx';
import { useShownPosts } from './use-shown-posts.ts';

export default function BlogsPage() {
  const { shown, showRest, firstOfRest } = useShownPosts();
  return (
    <InformationPage intro={intros.blogs}>
      <CardGrid wide>
        {shown.map((post, index) => (
          <Card as="article" key={post.slug} padding="lg" className={styles.post}>
            <PostFacts post={post} />
            <h2
              ref={index === firstOfRest.index ? firstOfRest.heading : undefined}
              tabIndex={-1}
              className={styles.title}
            >
              {post.title}
            </h2>
            <p className={styles.summary}>{post.summary}</p>
            <TextLink
              href={`/blogs/${post.slug}`}
              linkComponent={Link}
              variant="standalone"
              aria-label={`Read More: ${post.title}`}
            >
              Read More
            </TextLink>
          </Card>
        ))}
      </CardGrid>
      {showRest && (
        <Cluster justify="center">
          <Button size="lg" onClick={showRest}>
            Load More Posts
          </Button>
        </Cluster>
      )}
    </InformationPage>
  );
}
