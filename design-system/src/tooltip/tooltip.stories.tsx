import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ShareIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Cluster } from '../layout/layout.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    text: 'Guests keep the old link until you make a new one.',
    children: <Button>Make a new link</Button>,
  },
  decorators: (Story) => (
    <Cluster justify="center" style={{ minBlockSize: '10rem' }}>
      <Story />
    </Cluster>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows on focus, describes the button, and leaves on Escape. */
export const OnFocus: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    const tooltip = await page.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
    await expect(button).toHaveAccessibleDescription(String(args.text));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const OnHover: Story = {
  args: { delay: 0 },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
    const tooltip = await within(canvasElement.ownerDocument.body).findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
  },
};

export const OnAnIcon: Story = {
  args: {
    text: 'Opens your phone’s own way of sharing.',
    side: 'bottom',
    children: (
      <IconButton label="Share" title="" variant="outlined">
        <ShareIcon />
      </IconButton>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tooltip = await within(canvasElement.ownerDocument.body).findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName('Share');
  },
};
