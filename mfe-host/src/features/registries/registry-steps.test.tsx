import { renderScreen } from '@gift-registry/shell-contract/testing';
import { screen } from '@testing-library/react';
import { aRegistry } from '../../testing/fixtures.ts';
import { RegistrySteps } from './registry-steps.tsx';

const steps = () =>
  screen
    .getAllByRole('listitem')
    .map((step) => [
      step.textContent?.replace(/^\d/, ''),
      step.querySelector('a')?.getAttribute('href') ?? null,
    ]);

test('an empty registry without saved delivery has no step done, and every step is reachable', () => {
  const { id } = aRegistry();
  renderScreen(<RegistrySteps current={3} registry={aRegistry({ id })} />);
  expect(steps()).toEqual([
    ['Registry', `/registry?registryId=${id}`],
    ['Delivery', `/delivery-preferences?registryId=${id}`],
    ['Share', null],
  ]);
});

test('items, saved delivery and a shared link are done', () => {
  const { id } = aRegistry();
  renderScreen(
    <RegistrySteps
      current={1}
      registry={aRegistry({
        id,
        itemCount: 2,
        deliveryPreference: 'guest_delivery',
        termsAccepted: true,
        status: 'published',
      })}
    />,
  );
  expect(steps()).toEqual([
    ['Registry', null],
    ['Delivery, done', `/delivery-preferences?registryId=${id}`],
    ['Share, done', `/registry/share/${id}`],
  ]);
});

test('without a registry no step is a link', () => {
  renderScreen(<RegistrySteps current={1} registry={null} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
