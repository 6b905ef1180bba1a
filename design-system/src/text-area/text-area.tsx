import {
  useImperativeHandle,
  useRef,
  type ComponentProps,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { classNames } from '../class-names.ts';
import { Field, useFieldIds, type FieldProps } from '../field/field.tsx';
import controls from '../field/control.module.css';
import styles from './text-area.module.css';

const noSubscription = (): (() => void) => () => undefined;

/**
 * Number of characters in a field. Read at each render too, because form libraries set a value without an event. A
 * controlled field counts its value: a render in the middle of its input event would restore the old value.
 */
function useTextLength(
  element: RefObject<HTMLTextAreaElement | null>,
  value: string | undefined,
): number {
  const controlled = value !== undefined;
  return useSyncExternalStore(
    controlled
      ? noSubscription
      : (notify) => {
          const field = element.current;
          field?.addEventListener('input', notify);
          return () => field?.removeEventListener('input', notify);
        },
    () => (controlled ? value.length : (element.current?.value.length ?? 0)),
    () => value?.length ?? 0,
  );
}

type TextAreaProps = FieldProps &
  ComponentProps<'textarea'> & {
    /** Number of characters allowed, shown as n/limit. Longer text stays possible, so nothing typed is lost. Default no counter. */
    limit?: number | undefined;
  };

/** Several lines of text that grow with their content, with an optional counter. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  optional,
  limit,
  className,
  rows = 4,
  ref,
  ...textarea
}: TextAreaProps) {
  const ids = useFieldIds({ hint, error, ...textarea });
  const element = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    ref,
    () => element.current,
    [],
  );
  const length = useTextLength(
    element,
    typeof textarea.value === 'string' ? textarea.value : undefined,
  );
  const counter =
    limit === undefined ? undefined : (
      <span data-over={length > limit || undefined} className={styles.counter}>
        {length}/{limit}
      </span>
    );
  return (
    <Field {...{ ids, label, hideLabel, hint, error, optional, className }} footnote={counter}>
      <textarea
        {...textarea}
        {...ids.control}
        ref={element}
        rows={rows}
        className={classNames(controls.control, styles.area)}
      />
    </Field>
  );
}
