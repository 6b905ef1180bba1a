import { renderScreen } from '@gift-registry/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import { postSummaries } from '../../features/platform/post-summaries.ts';
import BlogPostPage from './blog-post-page.tsx';

const renderPost = (slug: string) =>
  renderScreen(<BlogPostPage />, { path: `/blogs/${slug}`, params: { slug } });

test.each(postSummaries.map(({ slug, title }) => [slug, title]))(
  'the post %s has its title, its text and two posts to read next',
  (slug, title) => {
    renderPost(slug);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const next = screen.getByRole('complementary', { name: 'Read next' });
    const links = within(next).getAllByRole('article');
    expect(links).toHaveLength(2);
    expect(within(next).queryByRole('link', { name: title })).not.toBeInTheDocument();
  },
);

test('an unknown post is not found and links to all posts', async () => {
  const { user, address } = renderPost('no-such-post');
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See All Posts' }));
  expect(address()).toBe('/blogs');
});
