/** A part of what a person agrees to by signing up; its page and the sign-up show the same words. */
export interface LegalSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
}
