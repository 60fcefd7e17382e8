import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './Picture.module.css';

interface PictureProps {
  src: string;
  srcSet?: string;
  /** The displayed width of the picture; needed with `srcSet`: “(min-width: 1180px) 380px, 100vw”. */
  sizes?: string;
  /** The intrinsic size in pixels; reserves the space while it loads. */
  width: number;
  height: number;
  /** Empty for decorative pictures. */
  alt: string;
  /** The largest picture above the fold: loads immediately, before all others. */
  first?: boolean;
  /** Not the main content of the page: must not delay its main pictures on a slow connection. */
  last?: boolean;
  /** Crops to this shape, for example “3 / 2”. */
  ratio?: string;
  /** The part to keep when cropping, for example “72% 42%”. */
  keep?: string;
  corners?: 'card' | 'control' | 'none';
  className?: string;
}

/** The fetch priority of a picture relative to the others. */
const priorityOf = (first?: boolean, last?: boolean) => {
  if (first) return 'high';
  return last ? 'low' : undefined;
};

export function Picture({
  first,
  last,
  ratio,
  keep,
  corners = 'card',
  className,
  alt,
  ...image
}: PictureProps) {
  return (
    <span
      className={clsx(styles.plate, styles[corners], className)}
      style={{ '--ratio': ratio, '--keep': keep } as CSSProperties}
      data-crop={ratio ? '' : undefined}
    >
      <img
        {...image}
        alt={alt}
        className={styles.image}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={priorityOf(first, last)}
        decoding={first ? 'sync' : 'async'}
      />
    </span>
  );
}
