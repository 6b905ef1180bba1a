import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { CheckIcon, CopyIcon } from '../icon/icon.tsx';

const CONFIRMATION_MILLISECONDS = 2_000;

type CopyButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  /** The text to copy. */
  text: string;
  /** Called when the browser denies access to the clipboard. */
  onCopyFailed?: (() => void) | undefined;
  /** Names the button. Default 'Copy'. */
  children?: string | undefined;
};

/** Copies a text and confirms for 2 s. */
export function CopyButton({ text, onCopyFailed, children = 'Copy', ...button }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onCopyFailed?.();
    }
  };
  return (
    <Button
      {...button}
      startIcon={copied ? <CheckIcon /> : <CopyIcon />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copied ? 'Copied!' : children}</span>
    </Button>
  );
}
