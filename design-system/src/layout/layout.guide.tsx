import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Cluster, Grid, Section, Stack } from './layout.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: [
    'Page for gutters, Section with a heading, Stack for columns, Cluster for lines, Grid for equal columns.',
  ],
  avoid: ['To draw a box: Card.', 'For a row of data: ItemRow.'],
  comparisons: [
    {
      do: (
        <Stack gap={2}>
          <strong>Delivery</strong>
          <span>To your address</span>
        </Stack>
      ),
      because: 'What belongs together is close.',
      dont: (
        <Stack gap={7}>
          <strong>Delivery</strong>
          <span>To your address</span>
        </Stack>
      ),
      butNot: 'A gap says: something else begins.',
    },
  ],
  example: (
    <Section
      title="From our catalogue"
      lede="Chosen for homes like yours."
      actions={<Button size="sm">See all</Button>}
    >
      <Grid min="sm">
        <Card>One</Card>
        <Card>Two</Card>
      </Grid>
    </Section>
  ),
  anatomy: [
    ['Title', 'Names the section for screen readers, too.', 'h2'],
    ['Lede', 'One line on what is in it.', 'header p', 'start'],
    ['Actions', 'Beside the title.', 'header button', 'end'],
    ['Grid', 'As many columns as fit.', '[data-min]', 'start'],
  ],
  states: {
    Stack: (
      <Stack gap={2}>
        <Badge>One</Badge>
        <Badge>Two</Badge>
      </Stack>
    ),
    Cluster: (
      <Cluster gap={2}>
        <Badge>One</Badge>
        <Badge>Two</Badge>
        <Badge>Three</Badge>
      </Cluster>
    ),
    Grid: (
      <Grid min="sm" gap={2}>
        <Card padding="sm">One</Card>
        <Card padding="sm">Two</Card>
      </Grid>
    ),
  },
  without: ['hover', 'active', 'focus', 'disabled', 'loading', 'error'],
  keyboard: 'It takes no focus; the order of focus is the order of the children.',
  content: [
    'A section has a title that somebody would search for.',
    'Gaps come from the space scale, 1 to 9.',
  ],
});
