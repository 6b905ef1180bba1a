import { formatDay } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import styles from './post-facts.module.css';
import type { PostSummary } from './post-summaries.ts';

export function PostFacts({ post }: { post: PostSummary }) {
  const { category, date, author, minutes } = post;
  return (
    <p className={styles.facts}>
      <Badge tone="accent">{category}</Badge>
      <time dateTime={date}>{formatDay(date, 'UTC')}</time>
      <span>{author}</span>
      <span>{minutes} min read</span>
    </p>
  );
}
