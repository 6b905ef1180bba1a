import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { CheckIcon } from '../icon/icon.tsx';
import { Cluster } from '../layout/layout.tsx';
import { LazyImage } from '../lazy-image/lazy-image.tsx';
import { picture } from '../sample-pictures.ts';
import { guide } from './badge.guide.tsx';
import { Badge, CountBadge } from './badge.tsx';

const meta = {
  title: 'Components/Badge (label, tag, count)',
  id: 'components-badge',
  component: Badge,
  parameters: { docs: { page: guide } },
  args: { children: 'External Product' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Cluster>
      <Badge>Out of Stock</Badge>
      <Badge tone="accent">External Product</Badge>
      <Badge tone="success">Purchased</Badge>
      <Badge tone="warning">Reserved</Badge>
      <Badge tone="danger">Revoked</Badge>
      <Badge tone="info">New</Badge>
    </Cluster>
  ),
};

export const Counts: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Cluster>
      <CountBadge count={3} label="items in your registry" />
      <CountBadge count={99} label="items in your registry" />
      <CountBadge count={140} label="items in your registry" />
    </Cluster>
  ),
};

export const WithIcon: Story = {
  args: { tone: 'success', icon: <CheckIcon />, children: 'Purchased' },
};

export const CountOfNone: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Cluster>
      Registry <CountBadge count={0} label="items in your registry" />
      Registry <CountBadge count={140} label="items in your registry" />
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(1);
    await expect(
      within(canvasElement).getByRole('img', { name: '140 items in your registry' }),
    ).toHaveTextContent('99+');
  },
};

export const OnAPicture: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', inlineSize: '14rem' }}>
      <LazyImage src={picture('lamp')} alt="A brass lamp" style={{ gridArea: '1 / 1' }} />
      <Cluster style={{ position: 'absolute', padding: 'var(--gr-space-3)' }}>
        <Badge tone="accent">External Product</Badge>
      </Cluster>
    </div>
  ),
};
