import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { guide } from './drawer.guide.tsx';
import { Drawer } from './drawer.tsx';

const EVENTS = ['Baby shower', 'Wedding', 'Birthday', 'House warming', 'Anniversary', 'Graduation'];

const meta = {
  title: 'Components/Drawer (side panel, offcanvas, filters)',
  id: 'components-drawer',
  component: Drawer,
  parameters: { docs: { page: guide } },
  args: {
    title: 'Filters',
    children: (
      <div>
        {EVENTS.map((event) => (
          <Checkbox key={event} label={event} />
        ))}
      </div>
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  args: { trigger: <Button>Filters</Button> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters' }));
    await page.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const Start: Story = {
  args: {
    open: true,
    onOpenChange: fn(),
    footer: (
      <>
        <Button variant="primary" fullWidth>
          Show 24 gifts
        </Button>
        <Button variant="quiet" fullWidth>
          Clear all
        </Button>
      </>
    ),
  },
};

export const ClosesOnEscape: Story = {
  args: { trigger: <Button>Filters</Button> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = within(canvasElement).getByRole('button', { name: 'Filters' });
    await userEvent.click(opener);
    await page.findByRole('dialog', { name: 'Filters' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const WithoutAButton: Story = {
  tags: ['!dev'],
  args: { open: true, onOpenChange: fn() },
};

export const Narrow: Story = {
  args: { ...Start.args },
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};
