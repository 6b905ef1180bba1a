/** A section of the terms or the privacy policy, shown on its page and in the sign-up's dialogs. */
export interface LegalSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
}
