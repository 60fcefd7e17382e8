import type { PostRow } from '@portal/contract/community/post';
import { endText } from '@portal/contract/deadline';
import * as m from '@portal/texts/messages';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { listChecksIcon } from '../../../ui/icon/shapes.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from '../../community/shared/KindStrip.module.css';

type Vote = NonNullable<PostRow['vote']>;

/** A vote in one line: whose ballots count, how many there are, and when it closes. */
export function VoteStrip({ vote: { state, stateLabel, scopeLabel, voters, endsAt } }: { vote: Vote }) {
  return (
    <p className={styles.strip} data-tone={state === 'OPEN' ? 'brand' : undefined}>
      <Icon shape={listChecksIcon} />
      <b>{scopeLabel}</b>
      <span>
        {m.vote_votes({ count: voters })} · {stateLabel}
      </span>
      <Text as="span" atEnd>
        {m.vote_ends({ time: endText(endsAt) })}
      </Text>
    </p>
  );
}
