import { zodResolver } from '@hookform/resolvers/zod';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@gift-registry/shell-contract/testing';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormProblem } from './form-problem.tsx';

const schema = z
  .object({ name: z.string().min(1, 'Name is required'), stock: z.number('No stock').optional() })
  .refine(({ name }) => name !== 'Lamp', 'There is a lamp already.');

const onSend = jest.fn();

function Form({ start }: { readonly start: z.input<typeof schema> }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: start,
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <input
        aria-label="Name"
        aria-invalid={Boolean(formState.errors.name)}
        {...register('name')}
      />
      <FormProblem errors={formState.errors} shown={['name']} />
      <button>Save</button>
    </form>
  );
}

const notANumber: unknown = JSON.parse('{ "name": "Vase", "stock": "0" }');
const isStart = (value: unknown): value is z.input<typeof schema> => value instanceof Object;

test.each([
  ['without a path', { name: 'Lamp' }, 'There is a lamp already.'],
  ['of a value without a field', notANumber, /^Something in this form is not right/],
])('a problem %s stands above the button and gets the focus', async (_, start, words) => {
  if (!isStart(start)) throw new Error('No values');
  const { user } = renderScreen(<Form start={start} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(words);
  await waitFor(() => expect(alert).toHaveFocus());
  expect(alert.nextElementSibling).toBe(screen.getByRole('button', { name: 'Save' }));
  expect(onSend).not.toHaveBeenCalled();
});

test('a problem that its field shows is not said twice', async () => {
  const { user } = renderScreen(<Form start={{ name: '' }} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
