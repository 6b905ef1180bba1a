import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type FormEvent } from 'react';
import { renderScreen } from '../testing/index.ts';

type Field = 'name' | 'choice' | 'price';

interface Props {
  readonly invalid?: readonly Field[];
  readonly later?: Promise<Field | 'alert'>;
}

function Form({ invalid = [], later }: Props) {
  const [shown, setShown] = useState<readonly (Field | 'alert')[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown(invalid);
    void later?.then((each) => setShown([each]));
  };
  return (
    <form onSubmit={submit} noValidate>
      <input aria-label="Name" aria-invalid={shown.includes('name') || undefined} />
      <fieldset role="radiogroup" aria-invalid={shown.includes('choice') || undefined}>
        <input type="radio" name="choice" aria-label="One" />
        <input type="radio" name="choice" aria-label="Two" defaultChecked />
      </fieldset>
      <input aria-label="Price" aria-invalid={shown.includes('price') || undefined} />
      {shown.includes('alert') && <p role="alert">Not saved</p>}
      <button>Save</button>
    </form>
  );
}

let scrolledTo: Element[] = [];
beforeEach(() => {
  scrolledTo = [];
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolledTo.push(this);
  };
});
afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
const press = (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: 'Save' }));

test('the first invalid field of the document gets the focus and is scrolled into sight', async () => {
  const { user } = renderScreen(<Form invalid={['price', 'name']} />);
  await press(user);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  expect(scrolledTo).toContain(screen.getByLabelText('Name'));
});

test('in a group the chosen control gets the focus', async () => {
  const { user } = renderScreen(<Form invalid={['choice']} />);
  await press(user);
  await waitFor(() => expect(screen.getByLabelText('Two')).toHaveFocus());
});

test('a field that was invalid before is shown again', async () => {
  const { user } = renderScreen(<Form invalid={['price']} />);
  await press(user);
  await waitFor(() => expect(screen.getByLabelText('Price')).toHaveFocus());
  await press(user);
  await waitFor(() => expect(screen.getByLabelText('Price')).toHaveFocus());
});

test('a field or an alert that the server names later is shown', async () => {
  const field = Promise.withResolvers<Field>();
  const { user, unmount } = renderScreen(<Form later={field.promise} />);
  await press(user);
  field.resolve('price');
  await waitFor(() => expect(screen.getByLabelText('Price')).toHaveFocus());
  unmount();
  const alert = Promise.withResolvers<'alert'>();
  renderScreen(<Form later={alert.promise} />);
  await press(user);
  alert.resolve('alert');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(scrolledTo).toContain(screen.getByRole('alert'));
});

test('a field from which the form was sent keeps the focus when only an alert comes', async () => {
  const alert = Promise.withResolvers<'alert'>();
  const { user } = renderScreen(<Form later={alert.promise} />);
  await user.type(screen.getByLabelText('Name'), 'Lamp{Enter}');
  alert.resolve('alert');
  await waitFor(() => expect(scrolledTo).toContain(screen.getByRole('alert')));
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('a person who types on is not interrupted', async () => {
  const late = Promise.withResolvers<Field>();
  const { user } = renderScreen(<Form later={late.promise} />);
  await press(user);
  await user.type(screen.getByLabelText('Name'), 'Lamp');
  late.resolve('price');
  await waitFor(() => expect(screen.getByLabelText('Price')).toBeInvalid());
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('control: without a submit nothing moves', async () => {
  renderScreen(<Form invalid={['price']} />);
  fireEvent.click(screen.getByLabelText('One'));
  expect(scrolledTo).toHaveLength(0);
});
