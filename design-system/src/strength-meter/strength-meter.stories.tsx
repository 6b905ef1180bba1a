import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../layout/layout.tsx';
import { guide } from './strength-meter.guide.tsx';
import { StrengthMeter } from './strength-meter.tsx';

const meta = {
  title: 'Components/StrengthMeter (password strength)',
  id: 'components-strengthmeter',
  component: StrengthMeter,
  parameters: { docs: { page: guide } },
  args: { score: 3 },
} satisfies Meta<typeof StrengthMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Scores: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack gap={5}>
      <StrengthMeter score={0} hint="8+ characters, upper/lowercase, numbers, symbols" />
      <StrengthMeter score={2} hint="Add an uppercase letter and a number" />
      <StrengthMeter score={3} hint="Add a number" />
      <StrengthMeter score={4} hint="Add a symbol" />
      <StrengthMeter score={5} />
    </Stack>
  ),
};
