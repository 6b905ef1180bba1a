import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { TextLink } from '../text-link/text-link.tsx';
import { guide } from './accordion.guide.tsx';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Components/Accordion (collapse, disclosure, FAQ)',
  id: 'components-accordion',
  component: Accordion,
  parameters: { docs: { page: guide } },
  args: {
    headingLevel: 2,
    items: [
      {
        title: 'Do my guests need an account?',
        content: <p>No. The link is enough to look, to give and to undo.</p>,
      },
      {
        title: 'Can I add a gift from any shop?',
        content: (
          <p>
            Yes: paste its address, and we fill in the rest. See{' '}
            <TextLink href="#how">how it works</TextLink>.
          </p>
        ),
      },
      {
        title: 'What if two guests choose the same gift at the same moment, from different cities?',
        content: <p>The first one reserves it, and the other one sees that at once.</p>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OneAtATime: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [first, second] = args.items.map(({ title }) => canvas.getByText(title));
    if (!first || !second) throw new Error('The story has two items.');
    await userEvent.click(first);
    await expect(canvas.getByText(/The link is enough/)).toBeVisible();
    await userEvent.click(second);
    await expect(canvas.getByText(/paste its address/)).toBeVisible();
    await expect(first.closest('details')).not.toHaveAttribute('open');
  },
};
