import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './copy-field.guide.tsx';
import { CopyField } from './copy-field.tsx';

const meta = {
  title: 'Components/CopyField (clipboard, share link)',
  id: 'components-copyfield',
  component: CopyField,
  parameters: { docs: { page: guide } },
  args: {
    label: 'Share link',
    value: 'https://tohfa.example/r/8Jx2mQvTq0aB4kLr9ZwN1c',
    hint: 'Anybody with this link can see the registry.',
  },
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(write).toHaveBeenCalledWith(args.value);
    await expect(await canvas.findByRole('button', { name: 'Copied!' })).toBeVisible();
    write.mockRestore();
  },
};

export const AccessDenied: Story = {
  args: { onCopyFailed: fn() },
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new Error('Permission denied'),
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(args.onCopyFailed).toHaveBeenCalled());
    write.mockRestore();
  },
};
