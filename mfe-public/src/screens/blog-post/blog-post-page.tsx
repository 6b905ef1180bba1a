import { Button } from '@gift-registry/design-system/button';
import { Page } from '@gift-registry/design-system/layout';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { PostFacts } from '../../features/platform/blog/post-facts.tsx';
import { PostPicture } from '../../features/platform/blog/post-picture.tsx';
import { postSummaries } from '../../features/platform/blog/post-summaries.ts';
import { Prose } from '../../features/platform/reading/prose.tsx';
import styles from './blog-post-page.module.css';
import { NextPosts } from './next-posts.tsx';
import { PostNotFound } from './post-not-found.tsx';
import { posts } from './posts.ts';

export default function BlogPostPage() {
  const { slug } = usePathParams();
  const post = postSummaries.find((candidate) => candidate.slug === slug);
  if (!post) return <PostNotFound />;

  return (
    <Page className={styles.page}>
      <article className={styles.post}>
        <h1>{post.title}</h1>
        <p className={styles.summary}>{post.summary}</p>
        <PostFacts post={post} />
        <PostPicture slug={post.slug} />
        <Prose sections={posts[post.slug]} className={styles.text} />
        <Button
          variant="primary"
          href="/create-registry"
          linkComponent={Link}
          className={styles.action}
        >
          Create Registry
        </Button>
      </article>
      <NextPosts after={post.slug} />
    </Page>
  );
}
