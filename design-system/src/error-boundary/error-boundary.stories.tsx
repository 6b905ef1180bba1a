import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import { Section, Stack } from '../layout/layout.tsx';
import { guide } from './error-boundary.guide.tsx';
import { ErrorBoundary, PartFailure } from './error-boundary.tsx';

const meta = {
  title: 'Components/ErrorBoundary (crash, error handling)',
  id: 'components-errorboundary',
  component: ErrorBoundary,
  parameters: { docs: { page: guide } },
  args: { part: 'devices', children: <p>Pixel 9, Delhi</p> },
} satisfies Meta<ComponentProps<typeof ErrorBoundary>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = {};

export const Failed: Story = {
  parameters: { controls: { disable: true } },
  render: () => <PartFailure onRetry={() => undefined} />,
};

export const FailedOnAPhone: Story = {
  ...Failed,
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};

function Devices() {
  const [isBroken, setBroken] = useState(false);
  return (
    <>
      <p>Pixel 9, Delhi</p>
      <Button onClick={() => setBroken(true)}>Break this part</Button>
      {isBroken && <Broken />}
    </>
  );
}

function Broken(): never {
  throw new TypeError('devices is undefined');
}

export const BrokenByAPress: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      <Section title="Devices">
        <Devices />
      </Section>
      <Section title="Your details">Meera Rao</Section>
    </Stack>
  ),
};
