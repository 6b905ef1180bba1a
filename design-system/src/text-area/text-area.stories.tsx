import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from './text-area.guide.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Components/TextArea (multiline, textarea)',
  id: 'components-textarea',
  component: TextArea,
  parameters: { docs: { page: guide } },
  args: { label: 'Message for guests', limit: 500 },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { optional: true, hint: 'A few words above the list of gifts.' },
};

export const Counting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Message for guests'), 'Come hungry!');
    await expect(await canvas.findByText('12/500')).toBeVisible();
  },
};

export const TooLong: Story = {
  args: {
    limit: 20,
    defaultValue: 'Your presence is the only present.',
    error: 'Message must not exceed 20 characters',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Come hungry!' } };

export const SetByAForm: Story = {
  args: { defaultValue: 'Come hungry, stay late.' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('23/500')).toBeVisible();
  },
};
