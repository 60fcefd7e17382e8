import type { ReactNode } from 'react';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
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
    <Columns
      contained
      of="minmax(0, 1fr) minmax(0, 480px)"
      gap={48}
      align="center"
      padTop={48}
      padBottom={96}
      className={styles.frame}
    >
      <div>
        <Text tone="leaf" size={15} weight={600} className={styles.number}>
          {number}
        </Text>
        <Text as="h1" above={8} size={40} className={styles.heading} tabIndex={-1}>
          {heading}
        </Text>
        <Text above={12} tone="quiet" className={styles.text}>
          {text}
        </Text>
        {children}
      </div>
      <Picture src={flowers[flower]} width={640} height={640} alt="" first className={styles.flower} />
    </Columns>
  );
}
