import { useEffect, useState } from 'react';
import styles from './specimen.module.css';

const CONFIRMATION_MILLISECONDS = 2_000;

/** The name of a token; a press copies what stands in a style sheet. */
export function CopiedName({ token }: { token: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <button
      type="button"
      title={`Copy var(${token})`}
      className={styles.name}
      onClick={() =>
        void navigator.clipboard.writeText(`var(${token})`).then(() => setCopied(true))
      }
    >
      {token}
      <span role="status">{isCopied ? ' Copied' : ''}</span>
    </button>
  );
}
