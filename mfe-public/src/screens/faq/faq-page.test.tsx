import { writeDocumentSettings } from '@gift-registry/bff-contract/testing';
import { renderScreen } from '@gift-registry/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import FaqPage from './faq-page.tsx';

beforeEach(() => writeDocumentSettings());

const details = (question: string) => screen.getByText(question).closest('details');

test('the FAQ has ten closed questions', () => {
  renderScreen(<FaqPage />);
  const questions = screen.getAllByRole('group');
  expect(questions).toHaveLength(10);
  for (const question of questions) expect(question).not.toHaveAttribute('open');
});

test('a click opens and closes the answer of a question', async () => {
  const { user } = renderScreen(<FaqPage />);
  const question = screen.getByText('Do my guests need an account?');
  await user.click(question);
  expect(details('Do my guests need an account?')).toHaveAttribute('open');
  expect(screen.getByText(/Their name is enough/)).toBeVisible();
  await user.click(question);
  expect(details('Do my guests need an account?')).not.toHaveAttribute('open');
});

// The browser keeps one `details` of a name open; jsdom does not, so a journey checks that part.
test('all questions belong to one group of which one is open at a time', () => {
  renderScreen(<FaqPage />);
  const names = screen.getAllByRole('group').map((question) => question.getAttribute('name'));
  expect(names[0]).toBeTruthy();
  expect(new Set(names).size).toBe(1);
});

test('the FAQ offers live chat, email and phone', () => {
  renderScreen(<FaqPage />);
  for (const name of ['Live Chat', 'Email', 'Phone'])
    expect(screen.getByRole('heading', { name, level: 3 })).toBeVisible();
  const region = screen.getByRole('region', { name: 'Still have questions?' });
  expect(within(region).getByRole('link', { name: 'hello@tohfa.example' })).toBeVisible();
});

test('Get Started Now opens the form for a registry', async () => {
  const { user, address } = renderScreen(<FaqPage />);
  await user.click(screen.getByRole('link', { name: 'Get Started Now' }));
  expect(address()).toBe('/create-registry');
});
