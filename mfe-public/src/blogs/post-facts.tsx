import { Badge } from '@gift-registry/design-system/badge';
import styles from './post-facts.module.css';
import type { PostSummary } from './post-summaries.ts';

// `new Date` parses a calendar date as UTC, so it is formatted as UTC.
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function PostFacts({ post }: { post: PostSummary }) {
  const { category, date, author, minutes } = post;
  return (
    <p className={styles.facts}>
      <Badge tone="accent">{category}</Badge>
      <time dateTime={date}>{dateFormat.format(new Date(date))}</time>
      <span>{author}</span>
      <span>{minutes} min read</span>
    </p>
  );
}
