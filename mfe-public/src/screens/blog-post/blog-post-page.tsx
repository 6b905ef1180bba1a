import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Page } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { PostFacts } from '../../features/platform/post-facts.tsx';
import { PostPicture } from '../../features/platform/post-picture.tsx';
import { postSummaries, type PostSlug } from '../../features/platform/post-summaries.ts';
import { Prose, type ProseSection } from '../../features/platform/prose.tsx';
import { postAddress } from '../../features/platform/post-structured-data.ts';
import { aFirstHomeInThirtyGifts } from './a-first-home-in-thirty-gifts.ts';
import { aRegistryIsNotADemand } from './a-registry-is-not-a-demand.ts';
import { giftsAcrossDistance } from './gifts-across-distance.ts';
import { givingTogether } from './giving-together.ts';
import { tenBirthdayGiftsUnder1000Rupees } from './ten-birthday-gifts-under-1000-rupees.ts';
import { thankYouNotesThatSoundLikeYou } from './thank-you-notes-that-sound-like-you.ts';
import { weddingGiftsForEveryBudget } from './wedding-gifts-for-every-budget.ts';
import { whatNewParentsReallyUse } from './what-new-parents-really-use.ts';
import styles from './blog-post-page.module.css';

/** The text of each post. Only the page of a post imports it, so the list of posts stays small. */
export const posts: Readonly<Record<PostSlug, readonly ProseSection[]>> = {
  'a-registry-is-not-a-demand': aRegistryIsNotADemand,
  'a-first-home-in-thirty-gifts': aFirstHomeInThirtyGifts,
  'what-new-parents-really-use': whatNewParentsReallyUse,
  'wedding-gifts-for-every-budget': weddingGiftsForEveryBudget,
  'giving-together': givingTogether,
  'ten-birthday-gifts-under-1000-rupees': tenBirthdayGiftsUnder1000Rupees,
  'thank-you-notes-that-sound-like-you': thankYouNotesThatSoundLikeYou,
  'gifts-across-distance': giftsAcrossDistance,
};

function PostNotFound() {
  return (
    <Page width="narrow">
      <EmptyState
        headingLevel={1}
        title="Oops! Page not found"
        action={
          <>
            <Button variant="primary" href="/blogs" linkComponent={Link}>
              See All Posts
            </Button>
            <Button href="/" linkComponent={Link}>
              Return to Home
            </Button>
          </>
        }
      >
        There is no post at this address. It may have been renamed. You can find all our posts on
        one page.
      </EmptyState>
    </Page>
  );
}

const count = 2;

function NextPosts({ after }: { after: PostSlug }) {
  const index = postSummaries.findIndex(({ slug }) => slug === after);
  const next = [...postSummaries, ...postSummaries].slice(index + 1, index + 1 + count);
  return (
    <aside className={styles.next} aria-labelledby="next-posts">
      <h2 id="next-posts" className={styles.heading}>
        Read next
      </h2>
      {next.map((post) => (
        <Card as="article" key={post.slug} className={styles.nextPost}>
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
