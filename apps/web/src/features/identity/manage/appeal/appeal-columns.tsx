import type { PhoneAppealRow } from '@portal/contract/phone-appeal';
import * as m from '@portal/texts/messages';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { formatEnd } from '../../../../platform/display/end-text.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import styles from '../User.module.css';
import { appealStateKinds, appealStateNames } from './appeal-words.ts';

export const appealColumns = (hrefOf: (appealId: string) => string): ListColumn<PhoneAppealRow>[] => [
  {
    key: 'person',
    head: m.operator_appeal_person(),
    rowHeader: true,
    nowrap: true,
    shown: 'always',
    cell: ({ appealId, userName, loginName }) => (
      <span className={styles.twoLines}>
        <Link href={hrefOf(appealId)} keepScroll>
          <span lang="zh">{userName}</span>
        </Link>
        <small>{loginName}</small>
      </span>
    ),
  },
  {
    key: 'old',
    head: m.operator_appeal_old(),
    nowrap: true,
    cell: ({ oldPhoneNumber }) => oldPhoneNumber,
  },
  {
    key: 'new',
    head: m.operator_appeal_new(),
    nowrap: true,
    cell: ({ newPhoneNumber }) => newPhoneNumber,
  },
  {
    key: 'reason',
    head: m.field_appeal_reason(),
    cell: ({ reason }) => <span lang="zh">{reason}</span>,
  },
  {
    key: 'at',
    head: m.operator_appeal_at(),
    nowrap: true,
    cell: ({ submittedAt }) => formatDate(submittedAt),
  },
  { key: 'due', head: m.operator_appeal_due(), nowrap: true, cell: ({ dueAt }) => formatEnd(dueAt) },
  {
    key: 'state',
    head: m.field_state(),
    nowrap: true,
    cell: ({ state }) => <Status kind={appealStateKinds[state]}>{appealStateNames[state]()}</Status>,
  },
  {
    key: 'decided',
    head: m.field_finding(),
    cell: ({ decidedAt, decidedByName, opinion }) =>
      decidedAt !== null && (
        <span className={styles.twoLines} lang="zh">
          {opinion}
          <small>{`${decidedByName ?? ''} ${formatDate(decidedAt)}`}</small>
        </span>
      ),
  },
];
