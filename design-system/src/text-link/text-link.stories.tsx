import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../layout/layout.tsx';
import { guide } from './text-link.guide.tsx';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'Components/TextLink (anchor, hyperlink)',
  id: 'components-textlink',
  component: TextLink,
  parameters: { docs: { page: guide } },
  args: { href: '#faq', children: 'Read the questions' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { variant: 'standalone' } };

export const InText: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <p>
      No account is needed to give. See <TextLink href="#how">how it works</TextLink> or look at the
      lamp{' '}
      <TextLink href="https://example.com" external>
        on its own site
      </TextLink>{' '}
      first.
    </p>
  ),
};

export const Standalone: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack gap={1}>
      <TextLink href="#back" variant="standalone">
        Back to Products
      </TextLink>
      <TextLink href="https://example.com" variant="standalone" external>
        View on Original Site
      </TextLink>
    </Stack>
  ),
};
