import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Grid } from '../layout/layout.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'A sheet of paper that holds one thing.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Grid>
      <Card>
        <h2>Paper</h2>
        <p>Lies on the page.</p>
      </Card>
      <Card tone="sunken">
        <h2>Sunken</h2>
        <p>Lies in the page.</p>
      </Card>
      <Card tone="accent">
        <h2>Accent</h2>
        <p>Asks for attention.</p>
      </Card>
    </Grid>
  ),
};

export const Large: Story = { args: { padding: 'lg' } };
