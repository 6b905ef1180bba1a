import { createShellContext } from './shell-context.ts';

export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** Screen readers announce `error` and `warning` at once, the others politely. Default `info`. */
  readonly type?: 'error' | 'warning' | 'info' | 'success';
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** Milliseconds on screen; 0 stays until it is dismissed. Default 10 000. */
  readonly duration?: number;
  /** The form that it is about: a success dismisses the errors and warnings of its form. Default: one form for all. */
  readonly form?: string;
}

/** Returns a function that dismisses the toast; a previous version of the shell returns none. */
export type ShowToast = (toast: Toast) => (() => void) | undefined;

const toast = createShellContext<ShowToast>('Toast');
export const ToastContext = toast.context;
export const useToast = toast.use;
