import type { PolicyDetail } from '@portal/contract/policy/public';
import type { CSSProperties } from 'react';
import { imageSrcSet, imageUrl } from '../../../platform/api/image-url.ts';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import styles from './PictureInterpretation.module.css';

type Points = NonNullable<PolicyDetail['picture']>;

/**
 * The policy as one picture: points along a stem, under a drawn cover. Uses real text, so that screen readers can read
 * it.
 */
export function PictureInterpretation({ picture, cover }: { picture: Points; cover: PolicyDetail['cover'] }) {
  return (
    <Text as="div" clip frame="thin" round className={styles.figure} lang={langOfContent('zh')}>
      {cover && (
        <Picture
          src={imageUrl(cover.fileId, 0, 960)}
          srcSet={imageSrcSet(cover.fileId, [640, 960, 1280])}
          sizes="760px"
          width={cover.width}
          height={cover.height}
          alt=""
          ratio="2 / 1"
          keep="50% 30%"
          corners="none"
        />
      )}
      <Text
        padInline={28}
        padTop={20}
        size={20}
        weight={600}
        text="center"
        balance
        className={styles.caption}
      >
        <Phrases text={picture.heading} />
      </Text>
      <Columns as="ol" relative of="minmax(0, 1fr) 72px minmax(0, 1fr)" className={styles.points}>
        {picture.points.map(({ title, text }, index) => (
          <Text
            key={title}
            as="li"
            relative
            self="start"
            frame="thin"
            round
            ground="page"
            className={styles.point}
            style={{ '--row': index + 1 } as CSSProperties}
          >
            <Leaf number={index + 1} />
            <Text as="b" tone="leaf" size={16} weight={600} leading="mid">
              {title}
            </Text>
            <Text above={2} size={15} leading="body">
              {text}
            </Text>
          </Text>
        ))}
      </Columns>
    </Text>
  );
}

function Leaf({ number }: { number: number }) {
  return (
    <svg viewBox="0 0 36 36" className={styles.leaf} aria-hidden="true">
      <path className={styles.blade} fill="currentColor" d="M36 34C22 34 4 30 0 6c16-6 34 4 36 28Z" />
      <text className={styles.number} x="18" y="22">
        {number}
      </text>
    </svg>
  );
}
