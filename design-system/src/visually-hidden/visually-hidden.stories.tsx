import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guide } from './visually-hidden.guide.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden (sr-only, screen reader)',
  id: 'components-visuallyhidden',
  component: VisuallyHidden,
  parameters: { docs: { page: guide } },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideASymbol: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <p>
      <span aria-hidden="true">1/3</span>
      <VisuallyHidden>1 of 3 purchased</VisuallyHidden>
    </p>
  ),
};
