import type { PostRow } from '@portal/contract/community/post';
import { endText } from '@portal/contract/deadline';
import * as m from '@portal/texts/messages';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { circleCheckIcon, coinsIcon, messageCircleIcon } from '../../../ui/icon/shapes.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './KindStrip.module.css';

type Question = NonNullable<PostRow['question']>;

/** State of a question: its bounty, its answers, and how long it stays open. */
export function BountyStrip({ question }: { question: Question }) {
  const { bountyPoints, bountyState, bountyStateLabel, answers, isAccepted, deadlineAt } = question;
  const isOpen = bountyState === 'ESCROW';
  const count = m.community_answers_count({ count: answers });
  return (
    <p className={styles.strip} data-tone={isAccepted ? 'leaf' : isOpen ? 'amber' : undefined}>
      <Icon shape={isAccepted ? circleCheckIcon : bountyPoints > 0 ? coinsIcon : messageCircleIcon} />
      {bountyPoints > 0 && <b>{m.community_bounty_of({ points: bountyPoints })}</b>}
      <span>
        {isAccepted || bountyState === 'NONE'
          ? [count, isAccepted ? bountyStateLabel : ''].filter(Boolean).join(' · ')
          : `${count} · ${bountyStateLabel}`}
      </span>
      {isOpen && (
        <Text as="span" atEnd>
          {m.community_ends({ day: endText(deadlineAt) })}
        </Text>
      )}
    </p>
  );
}
