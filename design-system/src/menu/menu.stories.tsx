import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EditIcon, EyeIcon, ShareIcon, TrashIcon } from '../icon/icon.tsx';
import { guide } from './menu.guide.tsx';
import { Menu } from './menu.tsx';

const meta = {
  title: 'Components/Menu (dropdown, overflow, kebab, popover)',
  id: 'components-menu',
  component: Menu,
  parameters: { docs: { page: guide } },
  args: {
    label: 'More for Asha’s wedding',
    items: [
      { label: 'Edit', href: '#edit', icon: <EditIcon /> },
      { label: 'View Registry', href: '#view', icon: <EyeIcon /> },
      { label: 'Share Registry', href: '#share', icon: <ShareIcon /> },
      { label: 'Remove', onSelect: fn(), icon: <TrashIcon /> },
    ],
  },
  decorators: [
    (Story) => (
      <div
        style={{
          minBlockSize: '18rem',
          display: 'grid',
          justifyContent: 'end',
          alignContent: 'start',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'More for Asha’s wedding' });
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
    await userEvent.click(trigger);
    await expect(canvas.getByRole('link', { name: 'Edit' })).toBeVisible();
  },
};

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'More for Asha’s wedding' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.items[3]?.onSelect).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
  },
};

export const Narrow: Story = {
  ...Open,
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};
