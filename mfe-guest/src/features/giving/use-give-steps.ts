import { orderFieldNames } from '@gift-registry/bff-contract';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useWideScreen } from '../platform/use-wide-screen.ts';
import type { GiveValues } from './give-values.ts';

const stepNames = ['who', 'where', 'pay'] as const;
export type StepName = (typeof stepNames)[number];

const guestNames: readonly string[] = ['guestName', 'guestEmail', 'message'];
const placeNames: readonly string[] = orderFieldNames.filter((name) => !guestNames.includes(name));

const stepOf = (field: string): StepName => {
  if (guestNames.includes(field)) return 'who';
  return placeNames.includes(field) ? 'where' : 'pay';
};

/** True for a field of `step` or of a step before it. */
export const isAskedBy = (step: StepName, field: string): boolean =>
  stepNames.indexOf(stepOf(field)) <= stepNames.indexOf(step);

export interface GiveSteps {
  readonly step: StepName;
  /** The host's home is no question: the order of a gift for it has no step of its own about the place. */
  readonly names: readonly StepName[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly next: () => void;
  readonly back: () => void;
  /** Leads to the step of a field that has a problem, and into the field. */
  readonly showField: (field: keyof GiveValues) => void;
  /** Leaves the entry of the form alone in the history, for the confirmation to take it. */
  readonly finish: () => void;
}

/** On phones an order is asked in up to three steps, each a history entry: Back leads to the one before. Undefined elsewhere. */
export function useGiveSteps(
  { isOrder, asksPlace }: { readonly isOrder: boolean; readonly asksPlace: boolean },
  focusField: (field: keyof GiveValues) => void,
): GiveSteps | undefined {
  const isWide = useWideScreen();
  const where = useHistoryLayer('give-where');
  const pay = useHistoryLayer('give-pay');
  const [isFinished, setFinished] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<keyof GiveValues>(undefined);
  const reached = where.open ? 'where' : 'who';
  const current: StepName = pay.open || isFinished ? 'pay' : reached;

  const before = useRef(current);
  const focus = useEffectEvent(() => {
    if (wanted.current) focusField(wanted.current);
    else heading.current?.focus();
    wanted.current = undefined;
  });
  useEffect(() => {
    if (before.current !== current) focus();
    before.current = current;
  }, [current]);

  if (!isOrder || isWide) return undefined;
  const names: readonly StepName[] = asksPlace
    ? stepNames
    : stepNames.filter((name) => name !== 'where');
  const second = asksPlace ? where : pay;
  const goTo = (step: StepName) => {
    if (step === 'who') second.close();
    else pay.close();
  };
  return {
    step: current,
    names,
    heading,
    next: () => (current === 'who' ? second : pay).show(),
    back: () => goTo(current === 'pay' && asksPlace ? 'where' : 'who'),
    showField(field) {
      const step = stepOf(field);
      if (step === current || !names.includes(step) || step === 'pay') return;
      wanted.current = field;
      goTo(step);
    },
    finish() {
      setFinished(true);
      second.close();
    },
  };
}
