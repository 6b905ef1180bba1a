import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Accordion } from '../accordion/accordion.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Cluster, Grid, Page, Section, Stack } from '../layout/layout.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';

const STEPS = [
  { title: 'Initiate', text: 'Tell us which item goes back, and why.' },
  { title: 'Package', text: 'Use the original box.' },
  { title: 'Refund', text: 'Your money is back within 3-5 business days.' },
];

const QUESTIONS = [
  { title: 'Where is my parcel?', content: 'The mail that we sent has the tracking number.' },
  { title: 'Do you wrap gifts?', content: 'Yes, in marigold paper, with your own words.' },
];

/** Use it for a page that explains: short cards for steps, lines that open for questions, one way on at the end.
 *
 * Each section has a title that somebody would search for. */
const meta = {
  title: 'Patterns/Information (help, FAQ, landing page)',
  id: 'patterns-information',
  tags: ['autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Returns: Story = {
  render: () => (
    <Page>
      <Stack gap={7}>
        <PageHeading title="Returns" lede="When a gift goes back." />
        <Section title="Three steps">
          <Grid min="sm">
            {STEPS.map(({ title, text }) => (
              <Card key={title}>
                <Stack gap={2}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Section>
        <Section title="Questions">
          <Accordion items={QUESTIONS} />
        </Section>
        <Card tone="accent" padding="lg">
          <Cluster justify="between" gap={5}>
            <h2>Still have questions?</h2>
            <Button variant="primary">Post a Query</Button>
          </Cluster>
        </Card>
      </Stack>
    </Page>
  ),
};
