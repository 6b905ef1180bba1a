let typed = '';

/** The address typed on one sign-in screen waits on the next one; it lives as long as the page. */
export const typedEmail = {
  recall: (): string => typed,
  /** For the `onChange` of an address field. */
  rememberInput(event: { target: { value: string } }): void {
    typed = event.target.value;
  },
  forget(): void {
    typed = '';
  },
};
