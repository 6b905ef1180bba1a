import type { ArgTypesEnhancer, Renderer } from 'storybook/internal/types';
import { isValidElement } from 'react';

/** Elements and functions have no control: a text box with their source can't change them. */
export const withoutElementControls: ArgTypesEnhancer<Renderer> = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      hasCode(initialArgs[name]) ? { ...argType, control: false } : argType,
    ]),
  );

function hasCode(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasCode);
}
