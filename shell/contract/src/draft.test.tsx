import { act, renderHook } from '@testing-library/react';
import { forgetDrafts, useDraft, useDraftText } from './draft.ts';

beforeEach(() => sessionStorage.clear());

const empty = { name: '', quantity: 1 };
const open = (key = 'purchase:1') => renderHook(() => useDraft(key, empty)).result.current;

test('a form that opens again has the kept values, and another form has its own', () => {
  open().keep({ name: 'Gita', quantity: 2 });
  expect(open().values).toEqual({ name: 'Gita', quantity: 2 });
  expect(open('purchase:2').values).toEqual(empty);
});

test('a form that was sent opens empty', () => {
  open().keep({ name: 'Gita', quantity: 2 });
  open().forget();
  expect(open().values).toEqual(empty);
});

test.each([
  ['of another type', '{"name":1,"quantity":3,"more":"x"}', { name: '', quantity: 3 }],
  ['that are no object', '"Gita"', empty],
  ['that are no JSON', '{', empty],
])('kept values %s are left out', (_, kept, values) => {
  sessionStorage.setItem('gr-draft:purchase:1', kept);
  expect(open().values).toEqual(values);
});

test('a text is kept with each change', () => {
  const { result } = renderHook(() => useDraftText('delete:1', ''));
  act(() => result.current[1]('Asha'));
  expect(result.current[0]).toBe('Asha');
  expect(renderHook(() => useDraftText('delete:1', '')).result.current[0]).toBe('Asha');
});

test('a guest who is forgotten leaves no typed text, and other stored values stay', () => {
  open().keep({ name: 'Gita', quantity: 2 });
  sessionStorage.setItem('other', 'x');
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});
