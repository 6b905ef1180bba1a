import { Logo } from '@gift-registry/design-system/logo';
import { Link } from '@gift-registry/shell-contract';
import styles from './site-footer.module.css';

const columns = [
  {
    heading: 'Gifting',
    links: [
      { to: '/create-registry', label: 'Create Registry' },
      { to: '/our-services', label: 'Our Services' },
      { to: '/blogs', label: 'Blogs' },
      { to: '/faq', label: 'FAQ' },
    ],
  },
  {
    heading: 'About',
    links: [
      { to: '/about-us', label: 'About Us' },
      { to: '/contact-us', label: 'Contact Us' },
      { to: '/partner-with-us', label: 'Partner with us' },
      { to: '/privacy-policy', label: 'Privacy Policy' },
    ],
  },
  {
    heading: 'Good to know',
    links: [
      { to: '/shipping', label: 'Shipping' },
      { to: '/returns', label: 'Returns' },
      { to: '/payment-options', label: 'Payment Options' },
    ],
  },
];

const social = [
  { href: 'https://www.instagram.com/', label: 'Instagram' },
  { href: 'https://www.facebook.com/', label: 'Facebook' },
];

export function SiteFooter({ brand }: { brand: string }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo brand={brand} />
          <p>Gifts that are wanted, for every occasion worth keeping.</p>
          <ul className={styles.social}>
            {social.map(({ href, label }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav className={styles.columns} aria-label="Footer">
          {columns.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className={styles.heading}>{heading}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className={styles.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className={styles.copyright}>© 2025 {brand}. All rights reserved.</p>
      </div>
    </footer>
  );
}
