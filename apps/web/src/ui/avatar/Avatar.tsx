import type { CSSProperties } from 'react';
import styles from './Avatar.module.css';
import { initials } from './initials.ts';

interface AvatarProps {
  name: string;
  src?: string;
  /** Edge in pixels. */
  size?: number;
}

/** A face beside a name that is written out; decoration for screen readers. */
export function Avatar({ name, src, size = 32 }: AvatarProps) {
  return (
    <span className={styles.avatar} style={{ '--edge': `${size}px` } as CSSProperties} aria-hidden>
      {src ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className={styles.image}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
