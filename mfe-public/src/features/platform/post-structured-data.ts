import type { StructuredNode } from '@gift-registry/bff-contract';
import { languageTag } from '@gift-registry/bff-contract/formats';
import { headings } from '../../headings.ts';
import { postSummaries, type PostSummary } from './post-summaries.ts';

const publisher = { '@id': '/#organization' };

export const postAddress = ({ slug }: Pick<PostSummary, 'slug'>): string => `/blogs/${slug}`;

export function blogPosting(post: PostSummary): StructuredNode {
  const { title, summary, date, author, category, minutes } = post;
  return {
    '@type': 'BlogPosting',
    '@id': postAddress(post),
    url: postAddress(post),
    headline: title,
    description: summary,
    datePublished: date,
    author: { '@type': 'Person', name: author },
    articleSection: category,
    timeRequired: `PT${minutes}M`,
    inLanguage: languageTag(),
    publisher,
    mainEntityOfPage: postAddress(post),
  };
}

export const blog: StructuredNode = {
  '@type': 'Blog',
  '@id': '/blogs',
  url: '/blogs',
  name: headings.blogs.title,
  description: headings.blogs.lede,
  inLanguage: languageTag(),
  publisher,
  blogPost: postSummaries.map((post) => ({
    '@type': 'BlogPosting',
    url: postAddress(post),
    headline: post.title,
    datePublished: post.date,
  })),
};
