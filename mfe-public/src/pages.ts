import type { PageDefinition, PageEntry } from '@gift-registry/bff-contract';
import { opening as aboutUs } from './about-us/opening.ts';
import { opening as blogs } from './blogs/opening.ts';
import { postSummaries } from './blogs/post-summaries.ts';
import { blog, blogPosting, postAddress } from './blogs/structured-data.ts';
import { opening as contactUs } from './contact-us/opening.ts';
import { opening as faq } from './faq/opening.ts';
import { faqPage } from './faq/structured-data.ts';
import { opening as home } from './home/opening.ts';
import { opening as howItWorks } from './how-it-works/opening.ts';
import { opening as ourServices } from './our-services/opening.ts';
import { opening as partnerWithUs } from './partner-with-us/opening.ts';
import { opening as paymentOptions } from './payment-options/opening.ts';
import { opening as privacyPolicy } from './privacy-policy/opening.ts';
import { opening as returns } from './returns/opening.ts';
import { opening as shipping } from './shipping/opening.ts';
import { opening as terms } from './terms/opening.ts';

const information = { access: 'public', chrome: 'public', indexable: true } as const;

/** A screen at the path of its name, announced by its own first words unless there are better ones. */
function page(
  screen: string,
  opening: NonNullable<PageDefinition['opening']>,
  rest: Partial<PageDefinition> = {},
): PageDefinition {
  const { heading: title, lede: description } = opening;
  return { ...information, screen, path: `/${screen}`, title, description, opening, ...rest };
}

const posts = postSummaries.map((post): PageEntry => ({
  path: postAddress(post),
  title: post.title,
  description: post.summary,
  opening: { heading: post.title, lede: post.summary, size: 'page' },
  structuredData: [blogPosting(post)],
  changed: post.date,
}));

export const pages = [
  page('home', home, {
    path: '/',
    description:
      'Create a free gift registry for a wedding, baby shower, birthday or new home, share one link, and never receive the same gift twice.',
  }),
  page('how-it-works', howItWorks),
  page('our-services', ourServices),
  page('about-us', aboutUs),
  page('contact-us', contactUs, {
    description:
      'Post a query, write to us or call us Mon-Sat 10am-7pm. We reply within 48 hrs to everything about registries, guests and gifts.',
  }),
  page('faq', faq, { structuredData: [faqPage] }),
  page('partner-with-us', partnerWithUs),
  page('blogs', blogs, { structuredData: [blog] }),
  {
    ...information,
    screen: 'blog-post',
    path: '/blogs/:slug',
    title: blogs.heading,
    description: blogs.lede,
    entries: posts,
  },
  page('shipping', shipping),
  page('returns', returns),
  page('payment-options', paymentOptions),
  page('privacy-policy', privacyPolicy),
  page('terms', terms),
] satisfies PageDefinition[];
