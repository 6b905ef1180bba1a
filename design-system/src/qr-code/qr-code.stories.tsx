import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleCode } from './qr-code.example.ts';
import { guide } from './qr-code.guide.tsx';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Components/QrCode (scan, UPI code)',
  id: 'components-qrcode',
  component: QrCode,
  parameters: { docs: { page: guide } },
  args: { label: 'Opens the registry of Asha and Dev', code: exampleCode },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scannable: Story = {};
