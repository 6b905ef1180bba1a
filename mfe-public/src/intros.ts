import type { PageDefinition } from '@gift-registry/bff-contract';

/** Heading and lede of each page. The document contains them, so they are visible before any script runs. */
export const intros = {
  home: {
    heading: 'Get Gifts You Love',
    lede: 'Make one wish list for your wedding, your baby shower, your new home. Share it with everyone you love, and nobody gives the same thing twice.',
    size: 'display',
  },
  'how-it-works': {
    heading: 'How It Works',
    lede: 'From your first wish to the last thank-you in three steps: you make the list, your guests choose from it, and every gift arrives once.',
  },
  'our-services': {
    heading: 'Our Services',
    lede: "Everything around a celebration's gifts, so that you can spend your time on the celebration itself.",
  },
  'about-us': {
    heading: 'About Us',
    lede: 'We believe that a gift should be wanted, and that asking for it should feel as warm as giving it.',
  },
  'contact-us': {
    heading: 'Contact Us',
    lede: 'Ask us anything about registries, guests and gifts. There is a person at the other end, and they like questions.',
  },
  faq: {
    heading: 'Frequently Asked Questions',
    lede: 'Ten things that hosts and guests ask us most, answered in a minute. If yours is missing, just ask.',
  },
  'partner-with-us': {
    heading: 'Partner with us',
    lede: 'Families come to us at the moments when they are choosing gifts. Meet them there, with something worth wishing for.',
  },
  blogs: {
    heading: 'Blogs',
    lede: 'Ideas and honest advice for giving, hosting and celebrating well, written by people who have been to many weddings.',
  },
  shipping: {
    heading: 'Shipping',
    lede: 'How your gifts travel, how long they take, what it costs, and what we do when a parcel gets lost.',
  },
  returns: {
    heading: 'Returns and Exchanges',
    lede: "A gift should be loved. If it isn't, you have thirty days to send it back or to swap it for one that is.",
  },
  'payment-options': {
    heading: 'Payment Options',
    lede: 'Pay the way you like, alone or together with others, and know that your details are safe.',
  },
  'privacy-policy': {
    heading: 'Privacy Policy',
    lede: 'What we know about you, why we need it, who else sees it, and how you have it deleted. In plain words.',
  },
  terms: {
    heading: 'Terms of Service',
    lede: 'What you can expect of us, and what we expect of you. Short, and meant to be read.',
  },
} as const satisfies Record<string, NonNullable<PageDefinition['opening']>>;
