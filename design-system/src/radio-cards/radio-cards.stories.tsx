import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GiftIcon, ShareIcon } from '../icon/icon.tsx';
import { guide } from './radio-cards.guide.tsx';
import { RadioCards } from './radio-cards.tsx';

const CHOICES = [
  {
    value: 'catalog_delivery',
    title: 'Deliver gifts to me',
    description:
      'Catalogue gifts are sent to your address. Guests of external shops choose themselves.',
    icon: <GiftIcon />,
  },
  {
    value: 'guest_delivery',
    title: 'Guests bring their gifts',
    description: 'Your address is not shared with anybody.',
    icon: <ShareIcon />,
  },
];

const meta = {
  title: 'Components/RadioCards (radio group, option cards)',
  id: 'components-radiocards',
  component: RadioCards,
  parameters: { docs: { page: guide } },
  args: {
    label: 'How should gifts reach you?',
    options: CHOICES,
    value: 'catalog_delivery',
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const WithError: Story = {
  args: { value: '', error: 'Please select a delivery preference' },
};

export const Disabled: Story = { args: { disabled: true } };

export const Choosing: Story = {
  render: function Render(args) {
    const [choice, setChoice] = useState('');
    return <RadioCards {...args} value={choice} onValueChange={setChoice} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mine = canvas.getByRole('radio', { name: 'Deliver gifts to me' });
    const theirs = canvas.getByRole('radio', { name: 'Guests bring their gifts' });
    await userEvent.click(canvas.getByText('Deliver gifts to me'));
    await expect(mine).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(theirs).toBeChecked();
    await expect(mine).not.toBeChecked();
  },
};
