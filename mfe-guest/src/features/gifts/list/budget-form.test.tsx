import { screen, waitFor, within } from '@testing-library/react';
import { anItem, shareCode } from '../../../testing/fixtures.ts';
import { list, shownNames, openGiftList } from '../../../testing/open-gift-list.ts';

describe('a budget', () => {
  const lamp = anItem({ name: 'Lamp', price: 2100 });
  const sofa = anItem({ name: 'Sofa', price: 4000 });
  const fridge = anItem({ name: 'Fridge', price: 58_500 });
  const items = [lamp, sofa, fridge];
  const choice = (name: string) => screen.getByRole('button', { name });

  test('shows the gifts that fit, and parts of dear ones', async () => {
    const { user, address } = await openGiftList(items);
    await user.click(choice('I have about…'));
    expect(shownNames()).toEqual(['Lamp', 'Sofa', 'Fridge']);
    await user.type(screen.getByRole('textbox', { name: 'I have about' }), '2,000{Enter}');
    expect(shownNames()).toEqual(['Lamp', 'Sofa']);
    expect(within(list()).getByText('Give ₹2,000 of it')).toBeVisible();
    await waitFor(() => expect(address()).toBe(`/r/${shareCode}?budget=2%2C000`));
    await user.click(screen.getByRole('button', { name: 'Contribute to Sofa' }));
    expect(await screen.findByRole('textbox', { name: /^Amount/ })).toHaveValue('2000');
    await user.keyboard('{Escape}');
    await user.click(choice('About ₹2,000'));
    expect(shownNames()).toEqual(['Lamp', 'Sofa', 'Fridge']);
    expect(screen.queryByRole('textbox', { name: 'I have about' })).not.toBeInTheDocument();
  });

  test('that is no amount is explained and hides nothing', async () => {
    const { user } = await openGiftList(items);
    await user.click(choice('I have about…'));
    await user.type(screen.getByRole('textbox', { name: 'I have about' }), 'little{Enter}');
    expect(screen.getByRole('textbox', { name: 'I have about' })).toHaveAccessibleDescription(
      'Please enter an amount',
    );
    expect(shownNames()).toEqual(['Lamp', 'Sofa', 'Fridge']);
  });
});
