import { useState } from 'react';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { InSlot } from '../../policy/shared/InSlot.tsx';
import { shareOf, xOf } from './draw-scale.ts';
import styles from './JoinDraw.module.css';
import type { JoinDrawProps, Standing } from './join-draw-props.ts';

interface OwnEntryProps extends Omit<JoinDrawProps, 'login'> {
  entry: NonNullable<Standing['entry']>;
}

/** The reader's own number, its result, and its mark on the line of all entries. */
export const OwnEntry = ({ postId, entry, prizes, texts }: OwnEntryProps) => (
  <>
    <Joined entry={entry} prizes={prizes} texts={texts} />
    <OwnMark postId={postId} entry={entry} text={texts.own} />
  </>
);

function Joined({
  entry,
  prizes,
  texts,
}: {
  entry: NonNullable<Standing['entry']>;
  prizes: string;
  texts: JoinDrawProps['texts'];
}) {
  const { entryNo, isValid, reasonLabel, place, hasPrize, reserve } = entry;
  const [no = '', nonce = ''] = entryNo.split('-');
  const says = () => {
    if (!isValid) return `${texts.notCounted}：${reasonLabel}`;
    if (place === null) return texts.joined;
    return (hasPrize ? texts.won : texts.notWon).replace('{place}', String(place));
  };
  return (
    <section className={styles.box}>
      <p className={styles.no}>
        <Text as="small" tone="quiet" size={14}>
          {texts.yourNo}
        </Text>
        {no}
      </p>
      <p className={styles.says}>
        <Text as="b" size={18}>
          {says()}
        </Text>
        {reserve !== null && <span>{texts.reserve.replace('{no}', String(reserve))}</span>}
        <Text as="small" tone="quiet" size={14}>
          {texts.joinedNote.replace('{nonce}', nonce)}
        </Text>
      </p>
      {hasPrize && (
        <ButtonLink href={prizes} variant="main">
          {texts.claim}
        </ButtonLink>
      )}
    </section>
  );
}

/** The reader's own entry on the line of all entries. */
function OwnMark({
  postId,
  entry: { entryNo, value, hasPrize },
  text,
}: {
  postId: string;
  entry: NonNullable<Standing['entry']>;
  text: string;
}) {
  const [widest] = useState(() =>
    Number(
      document.querySelector<SVGElement>(`[data-draw-line="${CSS.escape(postId)}"] [data-widest]`)?.dataset
        .widest ?? 0,
    ),
  );
  if (value === '') return null;
  const share = shareOf(value);
  const x = xOf(share).toFixed(1);
  return (
    <>
      <InSlot name="data-own-mark" value={postId}>
        <path d={`M${x} 24V76`} className={styles.own}>
          <title>{text}</title>
        </path>
      </InSlot>
      {!hasPrize && share <= widest && (
        <InSlot name="data-own-flower" value={postId}>
          <g transform={`translate(${xOf(share / widest).toFixed(1)} 0)`} className={styles.ownMark}>
            <circle cy="114" r="7" />
            <text y="98" textAnchor="middle">
              {entryNo.slice(0, 4)} {text}
            </text>
          </g>
        </InSlot>
      )}
    </>
  );
}
