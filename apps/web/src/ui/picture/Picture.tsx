import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './Picture.module.css';

interface PictureProps {
  src: string;
  srcSet?: string;
  /** How wide the picture is displayed; needed with `srcSet`: “(min-width: 1180px) 380px, 100vw”. */
  sizes?: string;
  /** The picture's own size in pixels; reserves its place while it loads. */
  width: number;
  height: number;
  /** Empty for decorative pictures. */
  alt: string;
  /** The largest picture of the first screen: loads at once, before all others. */
  first?: boolean;
  /** Stands beside what the page is about, and must not keep its pictures waiting on a slow line. */
  last?: boolean;
  /** Crops to this shape, for example “3 / 2”. */
  ratio?: string;
  /** The part to keep when cropping, for example “72% 42%”. */
  keep?: string;
  corners?: 'card' | 'control' | 'none';
  className?: string;
}

/** What the browser is told of its place among the others. */
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
