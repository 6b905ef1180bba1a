import type { PageDefinition } from '@gift-registry/bff-contract';

const information = { access: 'public', chrome: 'public', indexable: true } as const;

export const pages = [
  {
    ...information,
    screen: 'home',
    path: '/',
    title: 'Get Gifts You Love',
    description:
      'Create a gift registry for any occasion, share one link, and never receive the same gift twice.',
  },
  {
    ...information,
    screen: 'how-it-works',
    path: '/how-it-works',
    title: 'How It Works',
    description: 'Create your registry, invite your guests, then track and receive your gifts.',
  },
  {
    ...information,
    screen: 'our-services',
    path: '/our-services',
    title: 'Our Services',
    description: 'Registries made personal, guests looked after, and support when you need it.',
  },
  {
    ...information,
    screen: 'about-us',
    path: '/about-us',
    title: 'About Us',
    description: 'Why we think that a gift should be wanted, and how we help with that.',
  },
  {
    ...information,
    screen: 'contact-us',
    path: '/contact-us',
    title: 'Contact Us',
    description: 'Post a query, write to us or call us. We reply within 48 hrs.',
  },
  {
    ...information,
    screen: 'faq',
    path: '/faq',
    title: 'Frequently Asked Questions',
    description: 'Ten things that hosts and guests ask us most.',
  },
  {
    ...information,
    screen: 'partner-with-us',
    path: '/partner-with-us',
    title: 'Partner with us',
    description: 'Reach families at the moments when they are looking for a gift.',
  },
  {
    ...information,
    screen: 'blogs',
    path: '/blogs',
    title: 'Blogs',
    description: 'Ideas and advice for giving and celebrating well.',
  },
  {
    ...information,
    screen: 'blog-post',
    path: '/blogs/:slug',
    title: 'Blogs',
    description: 'Ideas and advice for giving and celebrating well.',
  },
  {
    ...information,
    screen: 'shipping',
    path: '/shipping',
    title: 'Shipping',
    description: 'How long shipping takes, what it costs and where we ship to.',
  },
  {
    ...information,
    screen: 'returns',
    path: '/returns',
    title: 'Returns and Exchanges',
    description: 'Thirty days to change your mind, and how to send something back.',
  },
  {
    ...information,
    screen: 'payment-options',
    path: '/payment-options',
    title: 'Payment Options',
    description: 'The ways to pay, how we keep them safe, and how group gifts work.',
  },
  {
    ...information,
    screen: 'privacy-policy',
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description: 'What we know about you, why, and for how long.',
  },
  {
    ...information,
    screen: 'terms',
    path: '/terms',
    title: 'Terms of Service',
    description: 'What you can expect of us, and we of you.',
  },
] satisfies PageDefinition[];
