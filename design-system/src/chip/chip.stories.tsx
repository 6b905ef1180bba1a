import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './chip.guide.tsx';
import { ChipRow, RemovableChip, ToggleChip } from './chip.tsx';

const meta = {
  title: 'Components/Chip (tag, pill, filter)',
  id: 'components-chip',
  component: ToggleChip,
  parameters: { docs: { page: guide } },
  subcomponents: { RemovableChip, ChipRow },
  args: { children: 'Kitchen & Cookware', pressed: false, onPressedChange: fn() },
} satisfies Meta<typeof ToggleChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { pressed: true } };

export const Suggested: Story = { args: { children: 'For a wedding', suggested: true } };

const categories = ['For a wedding', 'Kitchen & Cookware', 'Bedding & Bath', 'Home Appliances'];

function Categories({ scroll }: { scroll: boolean }) {
  const [chosen, setChosen] = useState<string>();
  return (
    <ChipRow label="Categories" scroll={scroll}>
      {categories.map((name, index) => (
        <ToggleChip
          key={name}
          suggested={index === 0}
          pressed={name === chosen}
          onPressedChange={(pressed) => setChosen(pressed ? name : undefined)}
        >
          {name}
        </ToggleChip>
      ))}
    </ChipRow>
  );
}

export const Row: Story = {
  parameters: { controls: { disable: true } },
  render: () => <Categories scroll={false} />,
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Kitchen & Cookware' });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
};

export const ScrollingRow: Story = {
  parameters: { controls: { disable: true } },
  render: () => <Categories scroll />,
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};

const remove = fn();

export const Removable: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ChipRow label="Active filters">
      <RemovableChip label="Wedding" onRemove={remove} />
      <RemovableChip label="₹1,000 – ₹4,999" onRemove={remove} />
    </ChipRow>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Remove ₹1,000 – ₹4,999' }),
    );
    await expect(remove).toHaveBeenCalledOnce();
  },
};
