import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: {
    parents: [
      { href: '#home', label: 'Home' },
      { href: '#blogs', label: 'Blogs' },
    ],
    current: 'Ten gifts for a first home',
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Ten gifts for a first home').closest('li')).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const TwoLevels: Story = {
  args: { parents: [{ href: '#host', label: 'Created Registries' }], current: 'Share' },
};

/** A long name is cut; the heading of the page says it whole. */
export const Narrow: Story = {
  args: { current: 'What we learned from a thousand wedding registries in one monsoon' },
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};
