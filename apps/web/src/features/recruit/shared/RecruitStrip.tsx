import type { PostRow } from '@portal/contract/community/post';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { briefcaseIcon } from '../../../ui/icon/shapes.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from '../../community/shared/KindStrip.module.css';
import { salaryText } from './recruit-words.ts';

type Recruit = NonNullable<PostRow['recruit']>;

/** A recruitment in one line: places, kind, locations and deadline. */
export function RecruitStrip({ recruit }: { recruit: Recruit }) {
  const { state, stateLabel, recruitKind, kindLabel, wanted, hired, deadline, places } = recruit;
  const { salaryFromFen, salaryToFen } = recruit;
  return (
    <p className={styles.strip} data-tone={state === 'OPEN' ? 'leaf' : undefined}>
      <Icon shape={briefcaseIcon} />
      <b>{kindLabel}</b>
      <span>
        {m.recruit_seats_of({ count: wanted, hired })} · {stateLabel}
      </span>
      {recruitKind === 'JOB' && <span>{salaryText(salaryFromFen, salaryToFen)}</span>}
      {places[0] && <span lang={langOfContent('zh')}>{places[0]}</span>}
      <Text as="span" atEnd>
        {m.community_ends({ day: deadline.slice(5) })}
      </Text>
    </p>
  );
}
