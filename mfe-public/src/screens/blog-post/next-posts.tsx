import { Card } from '@gift-registry/design-system/card';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { PostFacts } from '../../features/platform/blog/post-facts.tsx';
import { postSummaries, type PostSlug } from '../../features/platform/blog/post-summaries.ts';
import { postAddress } from '../../features/platform/blog/structured-data.ts';
import styles from './next-posts.module.css';

const count = 2;

export function NextPosts({ after }: { after: PostSlug }) {
  const index = postSummaries.findIndex(({ slug }) => slug === after);
  const next = [...postSummaries, ...postSummaries].slice(index + 1, index + 1 + count);
  return (
    <aside className={styles.next} aria-labelledby="next-posts">
      <h2 id="next-posts" className={styles.heading}>
        Read next
      </h2>
      {next.map((post) => (
        <Card as="article" key={post.slug} className={styles.post}>
          <h3 className={styles.title}>
            <TextLink href={postAddress(post)} linkComponent={Link}>
              {post.title}
            </TextLink>
          </h3>
          <PostFacts post={post} />
        </Card>
      ))}
      <TextLink href="/blogs" linkComponent={Link} variant="standalone">
        All posts
      </TextLink>
    </aside>
  );
}
