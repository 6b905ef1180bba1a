import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { guide } from './progress.guide.tsx';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Components/Progress (progress bar, meter)',
  id: 'components-progress',
  component: Progress,
  parameters: { docs: { page: guide } },
  args: { label: 'Contributed', value: 40 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Amounts: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack gap={5}>
      <Progress
        label="Contributed to the quilt"
        value={0}
        max={14199}
        valueText="Nothing pledged yet"
      />
      <Progress
        label="Contributed to the lamp"
        value={6000}
        max={14199}
        valueText="₹6,000 of ₹14,199 pledged"
      />
      <Progress label="Contributed to the tea set" value={3200} max={3200} valueText="Complete" />
    </Stack>
  ),
};

export const Percent: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Contributed' });
    await expect(bar).toHaveAttribute('value', '40');
    await expect(bar).toHaveAttribute('max', '100');
  },
};
