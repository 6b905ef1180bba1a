import { render, screen } from '@testing-library/react';
import { Stepper } from './stepper.tsx';

const STEPS = [
  { label: 'Registry', href: '/registry' },
  { label: 'Delivery', href: '/delivery-preferences' },
  { label: 'Share', href: '/registry/share' },
];

const links = () => screen.getAllByRole('link').map((link) => link.textContent);
const current = () => screen.getByRole('listitem', { current: 'step' });

test('every step with a page but the current one is a link', () => {
  render(<Stepper steps={STEPS} current={2} />);
  expect(links()).toEqual(['Registry, done', '3Share']);
  expect(current()).toHaveTextContent('Delivery');
});

test('a step without a page is no link', () => {
  render(<Stepper steps={[{ label: 'Registry' }, { label: 'Delivery' }]} current={2} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('an earlier step is not done when its page says so, and a later one may be', () => {
  const [registry, delivery, share] = STEPS;
  if (!registry || !delivery || !share) throw new Error('There are three steps.');
  render(
    <Stepper
      steps={[{ ...registry, done: false }, delivery, { ...share, done: true }]}
      current={2}
    />,
  );
  expect(links()).toEqual(['1Registry', 'Share, done']);
});
