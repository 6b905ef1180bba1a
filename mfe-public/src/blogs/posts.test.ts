import { posts } from '../blog-post/posts.ts';
import { postSummaries } from './post-summaries.ts';

const wordsPerMinute = 200;

test('there are eight posts, newest first, each under an address of its own', () => {
  expect(postSummaries.length).toBe(8);
  const dates = postSummaries.map(({ date }) => date);
  expect(dates).toStrictEqual(dates.toSorted().reverse());
  expect(new Set(postSummaries.map(({ slug }) => slug)).size).toBe(8);
});

test('a post takes as long to read as it says', () => {
  for (const { slug, minutes } of postSummaries) {
    const text = posts[slug].flatMap(({ heading = '', paragraphs = [], points = [] }) => [
      heading,
      ...paragraphs,
      ...points,
    ]);
    const words = text.join(' ').split(/\s+/).length;
    expect({
      case: `${slug} has ${words} words`,
      got: Math.ceil(words / wordsPerMinute),
    }).toStrictEqual({ case: `${slug} has ${words} words`, got: minutes });
  }
});
