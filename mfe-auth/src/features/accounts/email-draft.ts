let draft = '';

/** Carries the typed e-mail address from one sign-in screen to the next. A page load clears it. */
export const emailDraft = {
  read: (): string => draft,
  saveInput(event: { target: { value: string } }): void {
    draft = event.target.value;
  },
  clear(): void {
    draft = '';
  },
};
