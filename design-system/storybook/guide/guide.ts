import type { ReactNode } from 'react';

type Some<T> = readonly [T, ...T[]];

/** A right and a wrong use side by side, both drawn with the component. */
export type Comparison = {
  do: ReactNode;
  because: string;
  dont: ReactNode;
  butNot: string;
};

export type Part = readonly [
  name: string,
  purpose: string,
  at: string,
  /** The side of the picture with the number. Default 'start'. */
  side?: Side,
];

export type Side = 'start' | 'end' | 'top' | 'bottom';

export const USUAL_STATES = ['hover', 'active', 'focus', 'disabled', 'loading', 'error'] as const;
export type UsualState = (typeof USUAL_STATES)[number];

/** Each usual state stands in the name of a picture, in `without` or in `ofParts`. */
export type States = {
  /** Pictures by the name of the state. `forcedStates` draws those of a pointer and the keyboard. */
  states: Readonly<Record<string, ReactNode>>;
  without: readonly UsualState[];
  /** The usual states of controls that it renders, and the components whose pages show them. */
  ofParts?: { states: Some<UsualState>; shownBy: Some<string> };
};

export type Guide = States & {
  /** `new` may still change in a minor version. */
  status: 'new' | 'stable';
  /** The first version of the package that has it. */
  since: '0.1.0' | '1.0.0' | '1.1.0' | '1.2.0' | '2.0.0';
  use: Some<string>;
  avoid: Some<string>;
  comparisons: Some<Comparison>;
  /** The component in its usual state; a StoryFrame for one that covers the page. */
  example: ReactNode;
  anatomy: Some<Part>;
  /** Pairs of keys and their effect, or a statement that there are none. */
  keyboard: Some<readonly [keys: string, effect: string]> | string;
  content: Some<string>;
  /** The last part of the id of the story in the frames. Default the first story that plays nothing. */
  story?: string | undefined;
};
