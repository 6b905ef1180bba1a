import type { ArgTypesEnhancer, Renderer, StrictInputType } from 'storybook/internal/types';
import { isValidElement } from 'react';

/** Elements and functions have no control: a text box with their source can't change them. */
export const withoutElementControls: ArgTypesEnhancer<Renderer> = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      hasCode(initialArgs[name]) || takesCode(argType, initialArgs[name])
        ? { ...argType, control: false }
        : argType,
    ]),
  );

/** Storybook knows no control for such a type, and would offer a box for an object. */
const takesCode = ({ type }: StrictInputType, value: unknown) =>
  typeof type === 'object' && type.name === 'other' && value === undefined;

function hasCode(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasCode);
}
