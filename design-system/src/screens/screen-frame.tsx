import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import styles from './screens.module.css';

const FOOTER = [
  {
    heading: 'Gifting',
    links: [
      { href: '#create-registry', label: 'Create Registry' },
      { href: '#our-services', label: 'Our Services' },
      { href: '#blogs', label: 'Blogs' },
    ],
  },
  {
    heading: 'About',
    links: [
      { href: '#about-us', label: 'About Us' },
      { href: '#contact-us', label: 'Contact Us' },
    ],
  },
];

type ScreenFrameProps = {
  /** The path of the current link in the header. Default '#'. */
  path?: string | undefined;
  /** Public pages end with the footer. Default false. */
  footer?: boolean | undefined;
  children: ReactNode;
};

/** The header and footer that the shell renders around a screen. */
export function ScreenFrame({ path = '#', footer = false, children }: ScreenFrameProps) {
  return (
    <div className={styles.frame}>
      <SiteHeader
        brand="Tohfa"
        homeHref="#home"
        path={path}
        links={[
          { href: '#how-it-works', label: 'How It Works?' },
          { href: '#faq', label: 'FAQ’s' },
        ]}
        action={<Button href="#email-login">Login</Button>}
      />
      <main className={styles.main}>{children}</main>
      {footer && (
        <SiteFooter
          brand="Tohfa"
          tagline="Gifts that are wanted, for every occasion."
          columns={FOOTER}
          note="© 2025 Tohfa. All rights reserved."
        />
      )}
    </div>
  );
}
