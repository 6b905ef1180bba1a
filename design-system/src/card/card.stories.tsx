import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Grid } from '../layout/layout.tsx';
import { guide } from './card.guide.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Components/Card (panel, box, surface)',
  id: 'components-card',
  component: Card,
  parameters: { docs: { page: guide } },
  args: { children: 'A box that groups the content of one subject.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Grid>
      <Card>
        <h2>Paper</h2>
        <p>Raised above the page.</p>
      </Card>
      <Card tone="sunken">
        <h2>Sunken</h2>
        <p>Recedes into the page.</p>
      </Card>
      <Card tone="accent">
        <h2>Accent</h2>
        <p>Draws attention.</p>
      </Card>
    </Grid>
  ),
};

export const Large: Story = { args: { padding: 'lg' } };
