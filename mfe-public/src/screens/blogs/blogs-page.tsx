import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Cluster } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { headings } from '../../headings.ts';
import { CardGrid } from '../../features/platform/reading/cards/card-grid.tsx';
import { InformationPage } from '../../features/platform/reading/information-page.tsx';
import styles from './blogs-page.module.css';
import { PostFacts } from '../../features/platform/blog/post-facts.tsx';
import { PostPicture } from '../../features/platform/blog/post-picture.tsx';
import { postAddress } from '../../features/platform/blog/structured-data.ts';
import { useShownPosts } from './use-shown-posts.ts';

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
