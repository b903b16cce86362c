import qrcode from 'qrcode-generator';
import { useMemo } from 'react';
import styles from './QrCode.module.css';
import { useDrawnLater } from './useDrawnLater.ts';

export interface QrCodeProps {
  text: string;
  /** Describes the picture for screen readers. */
  label: string;
}

const QUIET_ZONE = 4;
const blank = { side: 1, path: '' };

/** A QR code as one SVG path, dark on white in every theme so that any scanner can read it. */
export function QrCode({ text, label }: QrCodeProps) {
  // In a frame of its own: it takes a quarter of the time of the screen around it.
  const due = useDrawnLater<string | null>(text, null);
  const { side, path } = useMemo(() => (due === null ? blank : draw(due)), [due]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#0c1725" />
    </svg>
  );
}

function draw(text: string): { side: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) path += `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`;
    }
  }
  return { side: count + 2 * QUIET_ZONE, path };
}
