import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { guide } from './stepper.guide.tsx';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Components/Stepper (wizard, steps)',
  id: 'components-stepper',
  component: Stepper,
  parameters: { docs: { page: guide } },
  args: { current: 2 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 1 } };

export const Second: Story = {
  args: {
    steps: [{ label: 'Registry', href: '#registry' }, { label: 'Delivery' }, { label: 'Share' }],
  },
};

export const AllDone: Story = { args: { current: 4 } };

export const FinishedSteps: Story = {
  args: {
    current: 3,
    steps: [
      { label: 'Registry', href: '#registry' },
      { label: 'Delivery', href: '#delivery' },
      { label: 'Share', href: '#share' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /Delivery\s?, done/ })).toBeVisible();
    await expect(canvas.getByText('Share').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};

export const Unfinished: Story = {
  args: {
    current: 2,
    steps: [
      { label: 'Registry', href: '#registry', done: false },
      { label: 'Delivery', href: '#delivery' },
      { label: 'Share', href: '#share' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '1Registry',
      '3Share',
    ]);
  },
};

export const Narrow: Story = { tags: ['narrow'], globals: { viewport: { value: 'narrow' } } };
