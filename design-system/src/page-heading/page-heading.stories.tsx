import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button.tsx';
import { guide } from './page-heading.guide.tsx';
import { PageHeading } from './page-heading.tsx';

const meta = {
  title: 'Components/PageHeading (title, h1)',
  id: 'components-pageheading',
  component: PageHeading,
  parameters: { docs: { page: guide } },
  args: { title: 'Created Registries' },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  args: {
    eyebrow: 'Step 1 of 3',
    title: 'Let’s Setup Your Registry!',
    lede: 'Tell your guests what you are celebrating. You can change everything later.',
    actions: <Button variant="primary">Create New Registry</Button>,
  },
};

export const Display: Story = {
  args: {
    size: 'display',
    align: 'center',
    title: 'Get Gifts You Love',
    lede: 'One list for everybody who wants to make you happy.',
    actions: (
      <Button variant="primary" size="lg">
        Create Registry
      </Button>
    ),
  },
};
