import type { IdentityQuestionProps } from '../src/step-up.ts';

export function TestIdentityQuestion({ onConfirmed, onCancel }: IdentityQuestionProps) {
  return (
    <section aria-label="Is it you?">
      <button type="button" onClick={onConfirmed}>
        It’s me
      </button>
      <button type="button" onClick={onCancel}>
        Not now
      </button>
    </section>
  );
}
