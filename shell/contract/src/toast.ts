import { createProvided } from './provided.ts';

export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** `error` is announced at once, the others politely. Default `info`. */
  readonly type?: 'error' | 'warning' | 'info' | 'success';
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** Milliseconds on screen; 0 stays until closed. Default 10 000. */
  readonly duration?: number;
}

/** Shows a toast; it survives navigation. */
export type ShowToast = (toast: Toast) => void;

const toast = createProvided<ShowToast>('Toast');
export const ToastContext = toast.context;
export const useToast = toast.use;
