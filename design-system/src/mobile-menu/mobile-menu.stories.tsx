import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Cluster } from '../layout/layout.tsx';
import { Logo } from '../logo/logo.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { guide } from './mobile-menu.guide.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const meta = {
  title: 'Components/MobileMenu (hamburger, navigation)',
  id: 'components-mobilemenu',
  component: MobileMenu,
  parameters: { docs: { page: guide } },
  args: {
    path: '/',
    children: (
      <>
        <TextLink href="#how" variant="standalone">
          How It Works?
        </TextLink>
        <TextLink href="#faq" variant="standalone">
          FAQ&apos;s
        </TextLink>
        <Button>Login</Button>
      </>
    ),
  },
  render: (args) => (
    <Cluster justify="between">
      <Logo />
      <MobileMenu {...args} />
    </Cluster>
  ),
} satisfies Meta<typeof MobileMenu>;

const narrow = { viewport: { value: 'narrow' } };

export default meta;
type Story = StoryObj<typeof meta>;

export const Unfolded: Story = {};

export const Folded: Story = { tags: ['narrow'], globals: narrow };

export const OpensAndCloses: Story = {
  tags: ['narrow'],
  globals: narrow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'How It Works?' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Open the menu' })).toHaveFocus();
  },
};

export const Open: Story = {
  tags: ['narrow'],
  globals: narrow,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open the menu' }));
  },
};
