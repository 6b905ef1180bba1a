import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './guide.module.css';

const CLASSES = {
  Hover: ['pseudo-hover'],
  Active: ['pseudo-hover', 'pseudo-active'],
  Focus: ['pseudo-focus', 'pseudo-focus-visible', 'pseudo-focus-within'],
} as const;

const CONTROLS = 'a, button, input, select, textarea, summary';

export function forcedStates(control: ReactNode, target = CONTROLS): Record<string, ReactNode> {
  return {
    Default: control,
    Hover: <Forced state="Hover" target={target} control={control} />,
    Active: <Forced state="Active" target={target} control={control} />,
    Focus: <Forced state="Focus" target={target} control={control} />,
  };
}

type ForcedProps = { state: keyof typeof CLASSES; target: string; control: ReactNode };

function Forced({ state, target, control }: ForcedProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current?.querySelector(target);
    element?.classList.add(...CLASSES[state]);
    // A state of a control is one of the boxes around it too; a focus only through `:focus-within`.
    const inherited = CLASSES[state].filter((name) => !/focus$|visible$/.test(name));
    for (let around = element?.parentElement; around && around !== box.current;) {
      around.classList.add(...inherited);
      around = around.parentElement;
    }
  }, [state, target]);
  return (
    <div ref={box} className={styles.forced}>
      {control}
    </div>
  );
}
