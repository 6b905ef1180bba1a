import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { guide } from './announcement-bar.guide.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';

const meta = {
  title: 'Components/AnnouncementBar (site banner, notice)',
  id: 'components-announcementbar',
  component: AnnouncementBar,
  parameters: { docs: { page: guide } },
  args: { children: 'Parcels need two days longer before Diwali.' },
} satisfies Meta<typeof AnnouncementBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      <AnnouncementBar link={{ label: 'See how', url: '/how-it-works' }}>
        Registries can have a gallery now.
      </AnnouncementBar>
      <AnnouncementBar kind="warning">We pause on Sunday from 2 to 3 in the night.</AnnouncementBar>
      <AnnouncementBar kind="problem" onDismiss={() => undefined}>
        Payments by UPI fail at the moment. Cards work.
      </AnnouncementBar>
    </Stack>
  ),
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss the announcement' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongestOnAPhone: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    kind: 'warning',
    children: 'Parcels need longer before Diwali, and some PIN codes get none. '.repeat(4).trim(),
    link: { label: 'All the days, by PIN code', url: '/faq' },
    onDismiss: () => undefined,
  },
};
