import { Badge } from '@gift-registry/design-system/badge';
import styles from './post-facts.module.css';
import type { Post } from './posts.ts';

export function PostFacts({ post }: { post: Post }) {
  const { category, date, author, readTime } = post;
  return (
    <p className={styles.facts}>
      <Badge tone="accent">{category}</Badge>
      <span>
        {date} · {author} · {readTime}
      </span>
    </p>
  );
}
