import { z } from 'zod';
import { formProblems, refusalProblems, unshownProblem } from './form-problems.ts';

const schema = z
  .strictObject({ name: z.string().min(1, 'Name is required'), price: z.number('No price') })
  .refine(({ name }) => name !== 'Lamp', 'There is a lamp already.');
const problemsOf = (value: unknown) =>
  formProblems(schema.safeParse(value).error, ['name', 'price']);

test('each field gets its first problem', () => {
  expect(problemsOf({ name: '', price: 'much' })).toEqual({
    fields: { name: 'Name is required', price: 'No price' },
    form: undefined,
  });
});

test('the form tells what belongs to no field, in words for people', () => {
  expect(problemsOf({ name: 'Lamp', price: 1 }).form).toBe('There is a lamp already.');
  expect(problemsOf({ name: 'Vase', price: 1, stock: '0' }).form).toBe(
    'Something in this form is not right, so it was not sent. Please reload the page and try again.',
  );
});

test('a value without problems has none', () => {
  expect(formProblems(undefined, ['name'])).toEqual({ fields: {}, form: undefined });
});

test('errors by field have a problem for the form only where no field shows one', () => {
  const name = { type: 'too_small', message: 'Name is required' };
  expect(unshownProblem({ name }, ['name'])).toBeUndefined();
  expect(unshownProblem({ name, '': { type: 'custom', message: 'No lamps.' } }, ['name'])).toBe(
    'No lamps.',
  );
  const forPeople = /^Something in this form is not right/;
  expect(unshownProblem({ name }, ['price'])).toMatch(forPeople);
  expect(unshownProblem({ lines: {} }, ['price'])).toMatch(forPeople);
});

test('a refusal belongs to the field that shows it, else to the form', () => {
  const error = { message: 'That is not a day.', field: 'parcel.day' };
  expect(refusalProblems(error, ['parcel'])).toEqual({
    fields: { parcel: 'That is not a day.' },
    form: undefined,
  });
  expect(refusalProblems(error, ['carrier'])).toEqual({ fields: {}, form: 'That is not a day.' });
  expect(refusalProblems(null, ['carrier'])).toEqual({ fields: {}, form: undefined });
});
