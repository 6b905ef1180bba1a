import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { guide } from './checkbox.guide.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Components/Checkbox (tick box)',
  id: 'components-checkbox',
  component: Checkbox,
  parameters: { docs: { page: guide } },
  args: { label: 'Available' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack gap={1}>
      <Checkbox label="Available" defaultChecked />
      <Checkbox label="Purchased" />
      <Checkbox label="Reserved" disabled />
      <Checkbox label="Gift wrapped" defaultChecked disabled />
    </Stack>
  ),
};

export const WithError: Story = {
  args: {
    label: (
      <>
        I accept the <TextLink href="#terms">Terms &amp; Conditions</TextLink>
      </>
    ),
    error: 'You must accept the Terms & Conditions to continue',
  },
};

export const Toggles: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Available'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const WithHint: Story = {
  args: { label: 'Gift wrap', hint: 'In marigold paper, with your own words.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription(
      'In marigold paper, with your own words.',
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked();
  },
};
