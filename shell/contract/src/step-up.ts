import { createContext, createElement, useCallback, useContext, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useHistoryLayer } from './navigation/history-layer.ts';

export interface IdentityCalls {
  readonly account: (
    signal: AbortSignal,
  ) => Promise<{ readonly email: string; readonly hasPassword: boolean }>;
  readonly confirm: (
    proof: { readonly password: string } | { readonly code: string },
  ) => Promise<unknown>;
  readonly sendCode: () => Promise<unknown>;
}

export interface IdentityQuestionProps {
  readonly calls: IdentityCalls;
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

/** The shell's dialog that asks for the password or a mailed code. A previous version of the shell provides none. */
export const IdentityQuestionContext = createContext<
  ComponentType<IdentityQuestionProps> | undefined
>(undefined);
IdentityQuestionContext.displayName = 'IdentityQuestion';

export const identityLayer = 'identity';

const isStepUpRequired = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'step-up-required';

interface StepUp {
  /**
   * Calls the server. When it wants to know that the owner of the account is present, asks for it and calls once more;
   * when the person declines, throws the server's refusal.
   */
  readonly run: <T>(call: () => Promise<T>) => Promise<T>;
  /** Rendered by the caller, inside its own dialog if it has one. */
  readonly question: ReactNode;
}

export function useStepUp(calls: IdentityCalls): StepUp {
  const Question = useContext(IdentityQuestionContext);
  const [answer, setAnswer] = useState<(confirmed: boolean) => void>();
  const { show, close } = useHistoryLayer(identityLayer, {
    momentary: true,
    onClosed: () => answer?.(false),
  });

  const run = useCallback(
    async <T>(call: () => Promise<T>): Promise<T> => {
      try {
        return await call();
      } catch (error) {
        if (!Question || !isStepUpRequired(error)) throw error;
        show();
        const confirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
        setAnswer(undefined);
        close();
        if (!confirmed) throw error;
        return call();
      }
    },
    [Question, show, close],
  );

  const question =
    Question && answer
      ? createElement(Question, {
          calls,
          onConfirmed: () => answer(true),
          onCancel: () => answer(false),
        })
      : null;
  return { run, question };
}
