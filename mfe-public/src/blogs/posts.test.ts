import assert from 'node:assert/strict';
import { test } from 'node:test';
import { posts } from '../blog-post/posts.ts';
import { postSummaries } from './post-summaries.ts';

const wordsPerMinute = 200;

test('there are eight posts, newest first, each under an address of its own', () => {
  assert.equal(postSummaries.length, 8);
  const dates = postSummaries.map(({ date }) => date);
  assert.deepEqual(dates, dates.toSorted().reverse());
  assert.equal(new Set(postSummaries.map(({ slug }) => slug)).size, 8);
});

test('a post takes as long to read as it says', () => {
  for (const { slug, minutes } of postSummaries) {
    const text = posts[slug].flatMap(({ heading = '', paragraphs = [], points = [] }) => [
      heading,
      ...paragraphs,
      ...points,
    ]);
    const words = text.join(' ').split(/\s+/).length;
    assert.equal(Math.ceil(words / wordsPerMinute), minutes, `${slug} has ${words} words`);
  }
});
