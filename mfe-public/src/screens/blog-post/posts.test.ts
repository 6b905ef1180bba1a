import { posts } from './blog-post-page.tsx';
import { postSummaries } from '../../features/platform/post-summaries.ts';

const wordsPerMinute = 200;

test('there are eight posts, newest first, each with its own slug', () => {
  expect(postSummaries.length).toBe(8);
  const dates = postSummaries.map(({ date }) => date);
  expect(dates).toStrictEqual(dates.toSorted().reverse());
  expect(new Set(postSummaries.map(({ slug }) => slug)).size).toBe(8);
});

test.each(postSummaries)('the reading time of $slug matches its length', ({ slug, minutes }) => {
  const text = posts[slug].flatMap(({ heading = '', paragraphs = [], points = [] }) => [
    heading,
    ...paragraphs,
    ...points,
  ]);
  const words = text.join(' ').split(/\s+/).length;
  expect(Math.ceil(words / wordsPerMinute)).toBe(minutes);
});
