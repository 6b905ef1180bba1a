import { isText, type Element } from 'domhandler';

/** What stands in a script: the parser makes one text of it. */
export function scriptText({ children }: Element): string {
  const [text] = children;
  return text && isText(text) ? text.data : '';
}
