import { writeDocumentSettings } from '@gift-registry/bff-contract/testing';
import { renderScreen } from '@gift-registry/shell-contract/testing';
import { screen } from '@testing-library/react';
import ContactUsPage from './contact-us-page.tsx';

test('contact us offers the query form, email, phone and WhatsApp', async () => {
  writeDocumentSettings();
  const { user } = renderScreen(<ContactUsPage />);
  expect(screen.getByText(/48 hrs/)).toBeVisible();
  expect(screen.getByText(/Mon-Sat 10am-7pm/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'hello@tohfa.example' })).toHaveAttribute(
    'href',
    'mailto:hello@tohfa.example',
  );
  expect(screen.getByRole('link', { name: '1800 000 0000' })).toHaveAttribute(
    'href',
    'tel:18000000000',
  );
  const whatsapp = screen.getByRole('link', { name: /^WhatsApp/ });
  expect(whatsapp).toHaveAttribute('href', 'https://wa.me/910000000000');
  expect(whatsapp).toHaveAttribute('target', '_blank');
  expect(whatsapp).toHaveAttribute('rel', expect.stringContaining('noopener'));
  await user.click(screen.getByRole('button', { name: 'Post a Query' }));
  expect(await screen.findByRole('dialog', { name: 'Post a Query' })).toBeVisible();
});

test('contact us leaves out what is not configured', () => {
  writeDocumentSettings({ contact: { email: null, phone: null, whatsappUrl: null } });
  renderScreen(<ContactUsPage />);
  expect(screen.getByRole('button', { name: 'Post a Query' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
