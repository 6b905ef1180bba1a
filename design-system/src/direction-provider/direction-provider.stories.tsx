import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { Tabs } from '../tabs/tabs.tsx';
import { guide } from './direction-provider.guide.tsx';
import { DirectionProvider } from './direction-provider.tsx';

const meta = {
  title: 'Components/DirectionProvider (rtl, right to left, bidi)',
  id: 'components-directionprovider',
  component: DirectionProvider,
  parameters: { docs: { page: guide } },
  args: {
    direction: 'rtl',
    children: (
      <Tabs
        label="Gifts"
        tabs={[
          { value: 'needed', label: 'Still needed' },
          { value: 'given', label: 'Given' },
        ]}
      />
    ),
  },
  render: (args) => (
    <div dir={args.direction}>
      <DirectionProvider {...args} />
    </div>
  ),
} satisfies Meta<typeof DirectionProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RightToLeft: Story = {};

export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Still needed' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Given' })).toHaveFocus();
  },
};
