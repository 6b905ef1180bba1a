import type { QrDrawing } from '@gift-registry/bff-contract';
import styles from './upi-hand-over.module.css';

/** Black on white in the dark, too: cameras read no other code as well. */
export function UpiCode({ code, label }: { readonly code: QrDrawing; readonly label: string }) {
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
