type ToastType = 'info' | 'success' | 'warning' | 'error';

export type ToastOptions = {
  /** Default 'info'. Errors and warnings interrupt a screen reader, the others wait for it. */
  type?: ToastType | undefined;
  title: string;
  description?: string | undefined;
  /** One thing to do about it; pressing it also dismisses the toast. */
  action?: { label: string; onSelect: () => void } | undefined;
  /** Milliseconds until it leaves by itself, paused while hovered or focused; 0 stays until dismissed. Default 10000. */
  duration?: number | undefined;
  /**
   * The form or action it is about: a success removes the errors and warnings of the same form. Default one form for
   * all toasts that name none.
   */
  form?: string | undefined;
};

/** `place` is in the dialog that was open when it was shown. */
export type ShownToast = ToastOptions & {
  id: string;
  type: ToastType;
  place?: HTMLElement | null;
};
