export const headings = {
  home: {
    title: 'Get Gifts You Love',
    lede: 'Make one wish list for your wedding, your baby shower, your new home. Share it with everyone you love, and nobody gives the same thing twice.',
  },
  'how-it-works': {
    title: 'How It Works',
    lede: 'Your gift registry in three steps: you make the list, your guests choose from it, and no gift is given twice.',
  },
  'our-services': {
    title: 'Our Services',
    lede: 'Everything around the gifts for a celebration, so you can spend your time on the celebration itself.',
  },
  'about-us': {
    title: 'About Us',
    lede: 'We believe that a gift should be wanted, and that asking for it should feel as warm as giving it.',
  },
  'contact-us': {
    title: 'Contact Us',
    lede: 'Ask us anything about registries, guests and gifts. There is a person at the other end, and they like questions.',
  },
  faq: {
    title: 'Frequently Asked Questions',
    lede: 'Ten questions that hosts and guests ask, answered in a minute. If yours is missing, just ask.',
  },
  'partner-with-us': {
    title: 'Partner with us',
    lede: 'Families come to us when they are choosing gifts. Meet them there, with something worth wishing for.',
  },
  blogs: {
    title: 'Blogs',
    lede: 'Ideas and honest advice for giving, hosting and celebrating well, written by people who have been to many weddings.',
  },
  shipping: {
    title: 'Shipping',
    lede: 'How catalogue orders are shipped, what shipping costs, where your parcel is, and what we do when it is lost.',
  },
  returns: {
    title: 'Returns and Exchanges',
    lede: 'A gift should be loved. If it isn’t, a catalogue order can be cancelled until it is packed, and returned or exchanged within thirty days.',
  },
  'payment-options': {
    title: 'Payment Options',
    lede: 'How catalogue orders are paid, how your details stay safe, and how guests share the price of a gift.',
  },
  'privacy-policy': {
    title: 'Privacy Policy',
    lede: 'What we know about you, why we need it, who else sees it, and how to have it deleted. In plain words.',
  },
  terms: {
    title: 'Terms of Service',
    lede: 'What you can expect of us, and what we expect of you. Short, and meant to be read.',
  },
} as const;
