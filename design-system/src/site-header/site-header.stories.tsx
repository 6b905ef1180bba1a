import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ComponentProps, type MouseEvent } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { LinkComponent } from '../link/link.tsx';
import { guide } from './site-header.guide.tsx';
import { SiteHeader } from './site-header.tsx';

const meta = {
  title: 'Components/SiteHeader (navbar, app bar, navigation)',
  id: 'components-siteheader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen', docs: { page: guide } },
  args: {
    brand: 'Tohfa',
    path: '/',
    links: [
      { href: '/how-it-works', label: 'How It Works?' },
      { href: '/faq', label: 'FAQ’s' },
    ],
    action: <Button href="/email-login">Login</Button>,
  },
} satisfies Meta<typeof SiteHeader>;

const narrow = { viewport: { value: 'narrow' } };

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

const signedIn = {
  path: '/faq',
  links: [
    { href: '/', label: 'Home' },
    { href: '/how-it-works', label: 'How It Works' },
    { href: '/faq', label: 'FAQ' },
    { href: '/about-us', label: 'About Us' },
    { href: '/contact-us', label: 'Contact Us' },
    { href: '/admin', label: 'Admin' },
  ],
  action: <Button>Logout</Button>,
};

export const SignedIn: Story = {
  args: signedIn,
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { name: 'FAQ' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(within(canvasElement).getAllByRole('link', { current: 'page' })).toHaveLength(1);
  },
};

export const SigningOut: Story = {
  args: { ...signedIn, action: <Button busy>Logout</Button> },
};

export const Narrow: Story = { tags: ['narrow'], globals: narrow };

export const MenuFollowed: Story = {
  tags: ['narrow'],
  globals: narrow,
  render: function Render(args) {
    const [path, setPath] = useState('/');
    const [Follow] = useState<LinkComponent>(
      () =>
        function Follow({ to, children, ...rest }: ComponentProps<LinkComponent>) {
          const follow = (event: MouseEvent) => {
            event.preventDefault();
            setPath(to);
          };
          return (
            <a {...rest} href={to} onClick={follow}>
              {children}
            </a>
          );
        },
    );
    return <SiteHeader {...args} path={path} linkComponent={Follow} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    await userEvent.click(canvas.getByRole('link', { name: 'FAQ’s' }));
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const MenuOpen: Story = {
  tags: ['narrow'],
  globals: narrow,
  args: signedIn,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open the menu' }));
  },
};
