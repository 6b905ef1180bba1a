import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor, within } from 'storybook/test';
import { Grid } from '../layout/layout.tsx';
import { picture } from '../sample-pictures.ts';
import { guide } from './lazy-image.guide.tsx';
import { LazyImage } from './lazy-image.tsx';

const meta = {
  title: 'Components/LazyImage (picture, photo)',
  id: 'components-lazyimage',
  component: LazyImage,
  parameters: { docs: { page: guide } },
  args: { src: picture('lamp'), alt: 'A brass lamp' },
} satisfies Meta<typeof LazyImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { ratio: '5 / 2' } };

export const Ratios: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Grid min="sm">
      <LazyImage src={picture('lamp')} alt="A brass lamp" ratio="1 / 1" />
      <LazyImage src={picture('quilt')} alt="A quilt" ratio="4 / 3" />
      <LazyImage src={picture('tea')} alt="A tea set" ratio="3 / 4" />
      <LazyImage src={picture('vase')} alt="A vase" ratio="16 / 9" />
      <LazyImage src={picture('vase')} alt="A vase" ratio="5 / 2" />
    </Grid>
  ),
};

/** A picture that fails to load is replaced by a drawing in the same frame, so the layout doesn't shift. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken' },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '16rem' }}>
      <Story />
      <p>This line does not move.</p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const below = canvas.getByText(/This line/);
    const before = below.getBoundingClientRect().top;
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'A brass lamp' })).toBeVisible();
    await expect(below.getBoundingClientRect().top).toBe(before);
  },
};

export const Contained: Story = {
  args: { fit: 'contain', ratio: '16 / 9', colour: '#e5d3b5' },
};

export const Missing: Story = { args: { src: null, alt: '' } };
