import type { CSSProperties } from 'react';
import styles from './Avatar.module.css';
import { initials } from './initials.ts';

interface AvatarProps {
  name: string;
  src?: string;
  /** Width and height in pixels. */
  size?: number;
}

/** A portrait or initials next to a written name; hidden from screen readers. */
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
