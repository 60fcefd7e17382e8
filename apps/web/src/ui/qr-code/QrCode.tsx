import encodeQR from 'qr';
import { useMemo } from 'react';

interface QrCodeProps {
  text: string;
  /** Says where scanning it leads. */
  label: string;
  className?: string;
}

const quiet = 2;

/** A QR code, dark on white in every theme, which scanners need; it fills its container. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const bits = encodeQR(text, 'raw', { ecc: 'medium', border: quiet });
    const dots = bits.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: dots.join(''), size: bits.length };
  }, [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="var(--sheet)" d={`M0 0h${size}v${size}H0z`} />
      <path fill="var(--sheet-ink)" d={path} />
    </svg>
  );
}
