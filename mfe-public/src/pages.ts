import type { PageDefinition, PageEntry } from '@gift-registry/bff-contract';
import { postSummaries } from './features/platform/post-summaries.ts';
import { blog, blogPosting, postAddress } from './features/platform/post-structured-data.ts';
import { faqPage } from './screens/faq/structured-data.ts';
import { headings } from './headings.ts';

const information = {
  access: 'public',
  chrome: 'public',
  indexable: true,
  prerender: {},
} as const;

function page(screen: keyof typeof headings, rest: Partial<PageDefinition> = {}): PageDefinition {
  const { title, lede: description } = headings[screen];
  return { ...information, screen, path: `/${screen}`, title, description, ...rest };
}

const posts = postSummaries.map((post): PageEntry => ({
  path: postAddress(post),
  title: post.title,
  description: post.summary,
  structuredData: [blogPosting(post)],
  changed: post.date,
}));

export const pages = [
  page('home', {
    path: '/',
    title: 'Gift Registry: Get Gifts You Love',
    description:
      'Create a free gift registry for a wedding, baby shower, birthday or new home, share one link, and never receive the same gift twice.',
  }),
  page('how-it-works'),
  page('our-services'),
  page('about-us'),
  page('contact-us', {
    description:
      'Post a query, write to us or call us Mon-Sat 10am-7pm. We reply within 48 hrs to everything about registries, guests and gifts.',
  }),
  page('faq', { structuredData: [faqPage] }),
  page('partner-with-us'),
  page('blogs', { structuredData: [blog] }),
  {
    ...information,
    screen: 'blog-post',
    path: '/blogs/:slug',
    title: headings.blogs.title,
    description: headings.blogs.lede,
    entries: posts,
  },
  page('shipping'),
  page('returns'),
  page('payment-options'),
  page('privacy-policy'),
  page('terms'),
] satisfies PageDefinition[];
