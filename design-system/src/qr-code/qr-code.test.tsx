import { render, screen } from '@testing-library/react';
import { exampleCode } from './qr-code.example.ts';
import { QrCode } from './qr-code.tsx';

test('the code is one picture whose label says what the scan does', () => {
  render(<QrCode label="UPI code: pays ₹2,100 to Asha Rao" code={exampleCode} />);
  const picture = screen.getByRole('img', { name: 'UPI code: pays ₹2,100 to Asha Rao' });
  expect(picture).toHaveAttribute('viewBox', `0 0 ${exampleCode.size} ${exampleCode.size}`);
  expect(picture.querySelector('path')).toHaveAttribute('d', exampleCode.path);
});
