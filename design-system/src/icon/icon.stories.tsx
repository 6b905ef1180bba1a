import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Grid, Stack } from '../layout/layout.tsx';
import { guide } from './icon.guide.tsx';
import * as icons from './icon.tsx';

const meta = {
  title: 'Components/Icon',
  component: icons.GiftIcon,
  parameters: { docs: { page: guide } },
} satisfies Meta<typeof icons.GiftIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

const { strokeIcon, ...ours } = icons;
const shown = { ...ours, "strokeIcon('M4 20 20 4')": strokeIcon('M4 20 20 4') };

export const Default: Story = {};

export const All: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Grid min="sm">
      {Object.entries(shown).map(([name, Icon]) => (
        <Stack key={name} gap={2}>
          <Icon width={28} height={28} />
          <span>{name}</span>
        </Stack>
      ))}
    </Grid>
  ),
};
