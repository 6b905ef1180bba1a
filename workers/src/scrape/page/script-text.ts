import { isText, type Element } from 'domhandler';

export function scriptText({ children }: Element): string {
  const [text] = children;
  return text && isText(text) ? text.data : '';
}
