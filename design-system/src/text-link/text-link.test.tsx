import { render, screen } from '@testing-library/react';
import type { LinkComponent } from '../link/link.tsx';
import { TextLink } from './text-link.tsx';

const RouterLink: LinkComponent = ({ to, children }) => <a href={to}>{children}</a>;

test('an external link opens a new tab, says so and hides the referrer', () => {
  render(
    <TextLink href="https://shop.example" external>
      The shop
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'The shop (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('types: the router handles no external link', () => {
  const invalid = (
    // @ts-expect-error -- the router's link would open in the same tab
    <TextLink href="https://shop.example" external linkComponent={RouterLink}>
      The shop
    </TextLink>
  );
  expect(invalid.props).toMatchObject({ external: true });
});
