import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guide } from './garland.guide.tsx';
import { Garland } from './garland.tsx';

const meta = {
  title: 'Components/Garland',
  component: Garland,
  parameters: { docs: { page: guide } },
} satisfies Meta<typeof Garland>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hung: Story = {};
