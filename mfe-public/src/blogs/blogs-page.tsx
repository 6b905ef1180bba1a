import { Card } from '@gift-registry/design-system/card';
import { Grid } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { InformationPage } from '../reading/information-page.tsx';
import styles from './blogs-page.module.css';
import { PostFacts } from './post-facts.tsx';
import { posts } from './posts.ts';

export default function BlogsPage() {
  return (
    <InformationPage title="Blogs" lede="Ideas and advice for giving and celebrating well.">
      <Grid min="lg">
        {posts.map((post) => (
          <Card as="article" key={post.slug} padding="lg" className={styles.post}>
            <PostFacts post={post} />
            <h2>{post.title}</h2>
            <p className={styles.opening}>{post.paragraphs[0]}</p>
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
      </Grid>
    </InformationPage>
  );
}
