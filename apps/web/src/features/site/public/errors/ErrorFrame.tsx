import type { ReactNode } from 'react';
import { Wrap } from '../../../../ui/layout/Layout.tsx';
import { Picture } from '../../../../ui/picture/Picture.tsx';
import styles from './Errors.module.css';
import lily from './lily.webp';
import orchid from './orchid.webp';

interface ErrorFrameProps {
  number: string;
  heading: string;
  text: string;
  flower: 'lily' | 'orchid';
  children: ReactNode;
}

const flowers = { lily, orchid };

/** The layout of error pages: text on the left, a flower on the right. */
export function ErrorFrame({ number, heading, text, flower, children }: ErrorFrameProps) {
  return (
    <Wrap className={styles.frame}>
      <div>
        <p className={styles.number}>{number}</p>
        <h1 className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
      <Picture src={flowers[flower]} width={640} height={640} alt="" first className={styles.flower} />
    </Wrap>
  );
}
