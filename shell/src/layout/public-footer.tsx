import { SiteFooter } from '@gift-registry/design-system/site-footer';
import { Link } from '@gift-registry/shell-contract';
import type { Settings } from '../bff/document.ts';

const columns = [
  {
    heading: 'Gifting',
    links: [
      { href: '/create-registry', label: 'Create Registry' },
      { href: '/our-services', label: 'Our Services' },
      { href: '/blogs', label: 'Blogs' },
      { href: '/faq', label: 'FAQ' },
    ],
  },
  {
    heading: 'About',
    links: [
      { href: '/about-us', label: 'About Us' },
      { href: '/contact-us', label: 'Contact Us' },
      { href: '/partner-with-us', label: 'Partner with us' },
      { href: '/privacy-policy', label: 'Privacy Policy' },
      { href: '/terms', label: 'Terms of Service' },
    ],
  },
  {
    heading: 'Good to know',
    links: [
      { href: '/shipping', label: 'Shipping' },
      { href: '/returns', label: 'Returns' },
      { href: '/payment-options', label: 'Payment Options' },
    ],
  },
];

const firstYear = 2025;

function copyrightYears(): string {
  const year = new Date().getFullYear();
  return year > firstYear ? `${firstYear}–${year}` : String(firstYear);
}

export function PublicFooter({ brand, social }: Settings) {
  return (
    <SiteFooter
      brand={brand}
      tagline="Gifts that are wanted, for every occasion worth keeping."
      columns={columns}
      social={social.map(({ name, url }) => ({ href: url, label: name }))}
      note={`© ${copyrightYears()} ${brand}. All rights reserved.`}
      linkComponent={Link}
    />
  );
}
