import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ArrowLeftIcon, ArrowRightIcon, TrashIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ItemList, ItemRow } from '../item-row/item-row.tsx';
import { Page, Section, Stack } from '../layout/layout.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { picture } from './pictures.ts';
import { ScreenFrame } from './screen-frame.tsx';
import styles from './screens.module.css';

const meta = {
  title: 'Screens/Registry step',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const GROUPS = [
  {
    title: 'From Tohfa Catalogue',
    items: [
      {
        name: 'Hand-cast brass lamp with five wicks',
        shop: 'Moradabad Metalworks',
        price: '₹2,499',
        total: '₹7,497',
        quantity: 3,
        imageUrl: picture('lamp'),
      },
      {
        name: 'Block-printed quilt',
        shop: 'Sanganer Studio',
        price: '₹14,199',
        total: '₹14,199',
        quantity: 1,
        imageUrl: picture('quilt'),
      },
    ],
  },
  {
    title: 'From External Websites',
    items: [
      {
        name: 'Weekend in the hills',
        shop: 'stays.example',
        price: 'Price on request',
        total: 'Price on request',
        quantity: 1,
        imageUrl: null,
      },
    ],
  },
];

function Heading() {
  return (
    <Stack gap={6}>
      <PageHeading
        align="center"
        eyebrow="Asha & Rohan’s Wedding"
        title="Forgot Something? Add it to your Registry!"
      />
      <Stepper current={1} />
    </Stack>
  );
}

function Buttons({ disabled = false }: { disabled?: boolean }) {
  return (
    <div className={styles.foot}>
      <Button startIcon={<ArrowLeftIcon />}>Back</Button>
      <Button variant="primary" size="lg" endIcon={<ArrowRightIcon />} disabled={disabled}>
        Go Ahead!
      </Button>
    </div>
  );
}

export const Loaded: Story = {
  render: () => (
    <ScreenFrame>
      <Page>
        <Stack gap={7}>
          <Heading />
          {GROUPS.map(({ title, items }) => (
            <Section key={title} title={title}>
              <ItemList label={title}>
                {items.map(({ name, shop, price, total, quantity, imageUrl }) => (
                  <ItemRow
                    key={name}
                    name={name}
                    meta={shop}
                    price={price}
                    total={total}
                    imageUrl={imageUrl}
                    quantity={
                      <QuantityStepper
                        label={`Quantity of ${name}`}
                        value={quantity}
                        onValueChange={fn()}
                      />
                    }
                    corner={
                      <IconButton label={`Remove ${name}`} variant="danger">
                        <TrashIcon />
                      </IconButton>
                    }
                  />
                ))}
              </ItemList>
            </Section>
          ))}
          <Buttons />
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

export const Empty: Story = {
  render: () => (
    <ScreenFrame>
      <Page>
        <Heading />
        <EmptyState
          title="Your Registry is Empty"
          action={<Button variant="primary">Browse Products</Button>}
        >
          Choose from the catalogue, or paste the address of a gift from any shop.
        </EmptyState>
      </Page>
    </ScreenFrame>
  ),
};
