import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { guide } from './site-footer.guide.tsx';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  title: 'Components/SiteFooter (footer links)',
  id: 'components-sitefooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen', docs: { page: guide } },
  args: {
    brand: 'Tohfa',
    tagline: 'Gifts that are wanted, for every occasion.',
    columns: [
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
    ],
    social: [
      { href: 'https://www.instagram.com/', label: 'Instagram' },
      { href: 'https://www.facebook.com/', label: 'Facebook' },
    ],
    note: '© 2025–2026 Tohfa. All rights reserved.',
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Instagram (opens in a new tab)' }),
    ).toBeVisible();
  },
};

export const LinksOnly: Story = { args: { tagline: null, social: [], note: null } };

export const Narrow: Story = { tags: ['narrow'], globals: { viewport: { value: 'narrow' } } };
