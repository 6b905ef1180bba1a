import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routedPage, type PageDefinition } from '@gift-registry/bff-contract';
import { announcementOf } from './announcement-of.ts';

const page = (definition: Partial<PageDefinition> = {}) =>
  routedPage.parse({ screen: 'x', path: '/x', title: 'X', description: 'An X', ...definition });

test('a page has its title', () => {
  assert.equal(announcementOf(page(), '/x').title, 'X');
});

test('a post has a title of its own, and what is no post is not found', () => {
  const posts = page({
    path: '/posts/:slug',
    entries: [{ path: '/posts/first', title: 'The first', description: 'Of all' }],
  });
  assert.equal(announcementOf(posts, '/posts/first').title, 'The first');
  assert.equal(announcementOf(posts, '/posts/second').title, 'Oops! Page not found');
});

test('an address without a page is not found', () => {
  assert.equal(announcementOf(undefined, '/y').title, 'Oops! Page not found');
});
