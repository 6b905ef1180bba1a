import { ArrowLeftIcon } from '@gift-registry/design-system/icon';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Page } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { PostFacts } from '../blogs/post-facts.tsx';
import { posts } from '../blogs/posts.ts';
import styles from './blog-post-page.module.css';

export default function BlogPostPage() {
  const { slug } = usePathParams();
  const post = posts.find((candidate) => candidate.slug === slug);
  if (!post)
    return (
      <EmptyState
        headingLevel={1}
        title="This post is not here"
        action={
          <Button variant="primary" href="/blogs" linkComponent={Link}>
            See all posts
          </Button>
        }
      >
        It may have been renamed. All our posts are one page away.
      </EmptyState>
    );

  return (
    <Page width="narrow" className={styles.page}>
      <TextLink href="/blogs" linkComponent={Link} variant="standalone">
        <ArrowLeftIcon /> All posts
      </TextLink>
      <article className={styles.post}>
        <h1>{post.title}</h1>
        <PostFacts post={post} />
        {post.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </article>
    </Page>
  );
}
