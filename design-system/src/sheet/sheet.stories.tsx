import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { LazyImage } from '../lazy-image/lazy-image.tsx';
import { Price } from '../price/price.tsx';
import { picture } from '../sample-pictures.ts';
import { guide } from './sheet.guide.tsx';
import { Sheet } from './sheet.tsx';

const meta = {
  title: 'Components/Sheet (bottom sheet, detail panel, quick view)',
  id: 'components-sheet',
  component: Sheet,
  parameters: { docs: { page: guide } },
  args: {
    layer: { open: true, onOpenChange: fn() },
    title: 'Hand-cast brass lamp with five wicks',
    lead: <LazyImage src={picture('lamp')} alt="" ratio="4 / 3" fit="contain" />,
    children: (
      <>
        <Price size="lg">₹2,499</Price>
        <div>
          <Badge>2 of 3 left</Badge>
        </div>
        <p>Cast by hand in Moradabad, and polished with tamarind.</p>
      </>
    ),
    footer: (
      <>
        <Button variant="primary">Purchase</Button>
        <Button>Contribute</Button>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenedByAButton: Story = {
  args: { layer: { open: false, onOpenChange: fn() } },
  render: function Render(args) {
    const [open, setOpen] = useState(args.layer.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Look closer</Button>
        <Sheet {...args} layer={{ open, onOpenChange: setOpen }} />
      </>
    );
  },
};

export const End: Story = {};

export const WithoutALead: Story = { args: { lead: undefined } };

export const ManyButtons: Story = {
  tags: ['!dev'],
  args: {
    footer: ['Purchase', 'Contribute', 'Reserve', 'Share', 'Edit'].map((name) => (
      <Button key={name} variant="primary">
        {name}
      </Button>
    )),
  },
};

export const Long: Story = {
  args: {
    children: Array.from({ length: 20 }, (_, index) => (
      <p key={index}>Cast by hand in Moradabad, and polished with tamarind.</p>
    )),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const sheet = await page.findByRole('dialog');
    await waitFor(() => expect(sheet).toHaveFocus());
    const button = within(sheet).getByRole('button', { name: 'Purchase' });
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};

export const Closes: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Close' }));
    await expect(args.layer.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Narrow: Story = {
  ...Long,
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};
