import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { guide } from './file-button.guide.tsx';
import { FileButton } from './file-button.tsx';

const meta = {
  title: 'Components/FileButton (upload)',
  id: 'components-file-button',
  component: FileButton,
  parameters: { docs: { page: guide } },
  args: {
    kind: 'photo',
    fileLabel: 'Photo of the product',
    children: 'Choose a photo',
    onChoose: fn(),
  },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = {};

export const Csv: Story = {
  args: { kind: 'csv', fileLabel: 'CSV file', children: 'Choose a file', variant: 'primary' },
};

export const Busy: Story = { args: { busy: true, busyLabel: 'Saving...' } };

export const Disabled: Story = { args: { disabled: true } };
