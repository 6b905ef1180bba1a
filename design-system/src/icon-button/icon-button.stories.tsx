import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CopyIcon, EditIcon, TrashIcon } from '../icon/icon.tsx';
import { Cluster } from '../layout/layout.tsx';
import { guide } from './icon-button.guide.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/IconButton (close button)',
  id: 'components-iconbutton',
  component: IconButton,
  parameters: { docs: { page: guide } },
  args: { label: 'Edit', children: <EditIcon /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Cluster>
      <IconButton label="Edit registry">
        <EditIcon />
      </IconButton>
      <IconButton label="Copy link" variant="outlined">
        <CopyIcon />
      </IconButton>
      <IconButton label="Remove from registry" variant="danger">
        <TrashIcon />
      </IconButton>
    </Cluster>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Pressed: Story = {
  args: { onClick: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
