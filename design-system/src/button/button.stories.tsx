import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ArrowRightIcon, ShareIcon } from '../icon/icon.tsx';
import { Cluster } from '../layout/layout.tsx';
import { guide } from './button.guide.tsx';
import { Button } from './button.tsx';

const meta = {
  title: 'Components/Button (CTA, submit)',
  id: 'components-button',
  component: Button,
  parameters: { docs: { page: guide } },
  args: { children: 'Add to registry' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Cluster>
      <Button variant="primary">Create Registry</Button>
      <Button variant="secondary">View Registry</Button>
      <Button variant="quiet">Not now</Button>
      <Button variant="danger">Discard draft and leave</Button>
    </Cluster>
  ),
};

export const Sizes: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Cluster>
      <Button variant="primary" size="sm">
        Refresh
      </Button>
      <Button variant="primary" size="md">
        Go Ahead!
      </Button>
      <Button variant="primary" size="lg" endIcon={<ArrowRightIcon />}>
        Create Registry
      </Button>
    </Cluster>
  ),
};

export const Disabled: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Cluster>
      <Button variant="primary" disabled>
        Sign in
      </Button>
      <Button disabled>View Registry</Button>
    </Cluster>
  ),
};

export const AsLink: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Button href="#share" startIcon={<ShareIcon />}>
      Share Registry
    </Button>
  ),
};

export const FullWidth: Story = {
  args: { variant: 'primary', fullWidth: true, children: 'LOAD MORE' },
};

export const Busy: Story = {
  args: { variant: 'primary', busy: true, busyLabel: 'Submitting...', onClick: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Submitting...' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
