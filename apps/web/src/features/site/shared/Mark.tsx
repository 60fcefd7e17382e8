import { imageUrl } from '../../../platform/api/image-url.ts';

interface MarkProps {
  /** The park's own mark, which takes the place of the product's. */
  iconFileId?: string | null | undefined;
  /** Light colours for a dark background. */
  inverse?: boolean;
  className?: string;
}

/** The park's own mark, or the product's: a flower over an open book of leaves. */
export function Mark({ iconFileId, inverse, className }: MarkProps) {
  if (iconFileId)
    return <img src={imageUrl(iconFileId, 0, 160)} width={48} height={48} alt="" className={className} />;
  const strong = inverse ? 'var(--on-night)' : 'var(--brand-deep)';
  const soft = inverse ? 'color-mix(in srgb, var(--brand) 58%, var(--on-night))' : 'var(--brand)';
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <path
        fill={strong}
        d="M24 4c5 5 7.4 10 7.4 15 0 5.400-2.800 9.600-7.400 12.600-4.600-3-7.400-7.200-7.400-12.600C16.600 14 19 9 24 4Z"
      />
      <path
        fill={soft}
        d="M9.200 10.600c5.400 1.200 9.100 3.500 11.200 7-1 5.200.1 9.300 3.600 14-6.200-.6-10.500-3.200-12.900-7.600-2-3.700-2.600-8.200-1.900-13.400ZM38.800 10.600c-5.400 1.200-9.100 3.500-11.200 7 1 5.200-.1 9.300-3.600 14 6.200-.6 10.500-3.200 12.900-7.600 2-3.700 2.600-8.200 1.900-13.400Z"
      />
      <path
        fill={strong}
        d="M3 33.500c8.600 0 15.600 2.300 21 7 5.400-4.700 12.400-7 21-7-4.300 6.900-11.300 10.500-21 10.500S7.300 40.400 3 33.500Z"
      />
    </svg>
  );
}
