import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Accordion } from '../accordion/accordion.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Cluster, Grid, Page, Section, Stack } from '../layout/layout.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import styles from './screens.module.css';

const meta = {
  title: 'Screens/Information page',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const STEPS = [
  { title: 'Initiate', text: 'Tell us which item goes back, and why.' },
  { title: 'Package', text: 'Use the original box.' },
  { title: 'Ship back', text: 'Put the prepaid label on it and hand it in.' },
  { title: 'Refund', text: 'Your money is back within 3-5 business days.' },
];

const QUESTIONS = [
  {
    title: 'Where is my parcel?',
    content: <p>The mail that we sent when it left contains the tracking number.</p>,
  },
  {
    title: 'It says delivered, but it is not here',
    content: (
      <p>
        Ask at the door beside yours first, then <TextLink href="#contact">write to us</TextLink>.
      </p>
    ),
  },
  { title: 'Do you wrap gifts?', content: <p>Yes, in marigold paper, with your own words.</p> },
];

const SHIPPING = [
  { name: 'Standard', days: '5-7 business days', price: 'Free over $50' },
  { name: 'Express', days: '2-3 business days', price: '$9.99' },
  { name: 'Overnight', days: '1 business day', price: '$19.99' },
];

export const Loaded: Story = {
  render: () => (
    <ScreenFrame footer>
      <Page>
        <Stack gap={8}>
          <PageHeading
            title="Shipping"
            lede="How gifts travel, what it costs, and what to do when one is late."
          />
          <Section title="Ways to ship">
            <Grid min="sm">
              {SHIPPING.map(({ name, days, price }) => (
                <Card key={name}>
                  <Stack gap={2}>
                    <h3>{name}</h3>
                    <p>{days}</p>
                    <p>{price}</p>
                  </Stack>
                </Card>
              ))}
            </Grid>
          </Section>
          <Section title="When something goes back">
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
          <Section title="Questions" className={styles.reading}>
            <Accordion items={QUESTIONS} />
          </Section>
          <Card tone="accent" padding="lg">
            <Cluster justify="between" gap={5}>
              <Stack gap={1}>
                <h2>Still have questions?</h2>
                <p>We are happy to help, and answer within 48 hours.</p>
              </Stack>
              <Button variant="primary" size="lg">
                Post a Query
              </Button>
            </Cluster>
          </Card>
        </Stack>
      </Page>
    </ScreenFrame>
  ),
};

export const OnAPhone: Story = {
  ...Loaded,
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};
