import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge, CountBadge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Garland } from '../garland/garland.tsx';
import { FilterIcon } from '../icon/icon.tsx';
import { ItemList, ItemRow } from '../item-row/item-row.tsx';
import { Cluster, Page, Section, Stack } from '../layout/layout.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { Progress } from '../progress/progress.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { picture } from './pictures.ts';
import { ScreenFrame } from './screen-frame.tsx';
import styles from './screens.module.css';

const meta = {
  title: 'Screens/Guest wish list',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SORTS = [
  { value: 'price-ascending', label: 'Price: Low to High' },
  { value: 'newest', label: 'Newest First' },
];

function Banner() {
  return (
    <div className={styles.banner}>
      <Garland />
      <div className={styles.bannerText}>
        <PageHeading align="center" size="display" title="Asha & Rohan’s Wedding" />
        <p className={styles.countdown}>21 Days to Go!</p>
      </div>
    </div>
  );
}

function About() {
  return (
    <div className={styles.story}>
      <p className={styles.message}>
        “We are moving into a small flat with a big kitchen. Come hungry, stay late, and please
        don’t bring another pressure cooker.”
      </p>
      <Card as="section" aria-label="About this registry">
        <dl className={styles.facts}>
          <div>
            <dt>Hosts</dt>
            <dd>Asha Menon</dd>
          </div>
          <div>
            <dt>Event Date</dt>
            <dd>Saturday, December 12, 2026</dd>
          </div>
          <div>
            <dt>Expected Guests</dt>
            <dd>51–100</dd>
          </div>
        </dl>
      </Card>
    </div>
  );
}

function Items() {
  return (
    <Section
      title={
        <>
          Registry Items <CountBadge count={4} label="items" />
        </>
      }
      lede="Items the registry owner would love to receive"
      actions={
        <Cluster>
          <Button startIcon={<FilterIcon />}>Filters</Button>
          <SelectField label="Sort by" hideLabel size="compact" options={SORTS} />
        </Cluster>
      }
    >
      <ItemList label="Registry items">
        <ItemRow
          name="Tea set for six"
          meta="Jaipur Blue Pottery"
          price="₹1,850"
          quantity="0/1"
          imageUrl={picture('tea')}
          actions={
            <>
              <Button variant="primary">Purchase</Button>
              <Button>Contribute</Button>
            </>
          }
        />
        <ItemRow
          name="Hand-cast brass lamp with five wicks"
          meta="Moradabad Metalworks"
          price="₹2,499"
          quantity="1/3"
          imageUrl={picture('lamp')}
          badges={<Badge tone="warning">Reserved</Badge>}
          actions={
            <>
              <Button variant="primary">Purchase</Button>
              <Button>Contribute</Button>
            </>
          }
        />
        <ItemRow
          name="Block-printed quilt"
          meta="Sanganer Studio"
          price="₹14,199"
          quantity="0/1"
          imageUrl={picture('quilt')}
          progress={
            <Progress
              label="Contributed to the Block-printed quilt"
              value={6000}
              max={14199}
              valueText="₹6,000 of ₹14,199 pledged"
            />
          }
          actions={<Button variant="primary">Contribute</Button>}
        />
        <ItemRow
          name="Wall clock"
          meta="clocks.example"
          price="₹1,41,999"
          quantity="1/1"
          imageUrl={picture('clock')}
          badges={<Badge tone="success">Purchased</Badge>}
          muted
        />
      </ItemList>
    </Section>
  );
}

export const Loaded: Story = {
  render: () => (
    <ScreenFrame>
      <Page>
        <Stack gap={7}>
          <Banner />
          <About />
          <Items />
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

export const Loading: Story = {
  render: () => (
    <ScreenFrame>
      <Page>
        <Stack gap={7}>
          <Skeleton shape="title" />
          <Spinner label="Loading registry items..." showLabel />
          <Stack gap={4}>
            {[1, 2, 3].map((row) => (
              <Card key={row}>
                <Skeleton lines={3} />
              </Card>
            ))}
          </Stack>
        </Stack>
      </Page>
    </ScreenFrame>
  ),
};

export const Empty: Story = {
  render: () => (
    <ScreenFrame>
      <Page>
        <Stack gap={7}>
          <Banner />
          <EmptyState title="Registry Items Coming Soon">
            The registry owner is still adding items to their registry. Check back soon!
          </EmptyState>
        </Stack>
      </Page>
    </ScreenFrame>
  ),
};
