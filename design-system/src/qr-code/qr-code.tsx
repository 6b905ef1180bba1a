import { classNames } from '../class-names.ts';
import styles from './qr-code.module.css';

type QrCodeProps = {
  /** Says to screen readers what the code does. */
  label: string;
  /** Dark modules as the path of an SVG drawing with the sides `size`, quiet zone included. */
  code: { readonly size: number; readonly path: string };
  className?: string | undefined;
};

/** A code for cameras: black on white in the dark, too, because many cameras read no other. */
export function QrCode({ label, code: { size, path }, className }: QrCodeProps) {
  return (
    <svg
      className={classNames(styles.code, className)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
