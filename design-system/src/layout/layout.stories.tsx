import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { guide } from './layout.guide.tsx';
import { Cluster, Grid, Page, Section, Stack } from './layout.tsx';

const meta = {
  title: 'Components/Layout (stack, grid, columns, spacing)',
  id: 'components-layout',
  component: Stack,
  parameters: { docs: { page: guide } },
  subcomponents: { Cluster, Grid, Page, Section },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: ['One', 'Two', 'Three'].map((name) => <Badge key={name}>{name}</Badge>) },
};

export const Together: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Page>
      <Section
        title="From our catalogue"
        lede="Chosen for homes like yours."
        actions={<Button>See all</Button>}
      >
        <Grid min="sm">
          {['One', 'Two', 'Three', 'Four'].map((name) => (
            <Card key={name}>
              <Stack gap={2}>
                <strong>{name}</strong>
                <Cluster gap={2}>
                  <Badge>New</Badge>
                  <Badge tone="accent">Gift</Badge>
                </Cluster>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Section>
    </Page>
  ),
};

/** The heading names the section, so that screen readers can jump to it. */
export const NamedSection: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Section title="Questions" lede="Ten things that hosts and guests ask us most.">
      <p>…</p>
    </Section>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Questions' })).toBeVisible();
  },
};
