import { Button } from '@gift-registry/design-system/button';
import { CheckIcon, CopyIcon } from '@gift-registry/design-system/icon';
import { useToast } from '@gift-registry/shell-contract';
import { useEffect, useState } from 'react';

interface Props {
  readonly label: string;
  readonly text: string;
}

const CONFIRMATION_MILLISECONDS = 2_000;

export function CopyButton({ label, text }: Props) {
  const showToast = useToast();
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
      showToast({ type: 'error', title: 'Not copied', description: 'Please select the text.' });
    }
  };
  return (
    <Button size="sm" startIcon={copied ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? 'Copied!' : label}</span>
    </Button>
  );
}
