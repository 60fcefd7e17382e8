import type { PhoneAppealRow } from '@portal/contract/identity/phone-appeal';
import * as m from '@portal/texts/messages';
import {
  dateColumn,
  dueColumn,
  nameColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { decidedColumn } from '../decided-column.tsx';
import { appealStateKinds, appealStateNames } from './appeal-words.ts';

export const appealColumns = (hrefOf: (appealId: string) => string): ListColumn<PhoneAppealRow>[] => [
  nameColumn(
    'person',
    m.operator_appeal_person(),
    {
      name: ({ userName }) => userName,
      href: ({ appealId }) => hrefOf(appealId),
      opensPane: true,
      note: ({ loginName }) => loginName,
    },
    { nowrap: true },
  ),
  textColumn('old', m.operator_appeal_old(), ({ oldPhoneNumber }) => oldPhoneNumber),
  textColumn('new', m.operator_appeal_new(), ({ newPhoneNumber }) => newPhoneNumber),
  writtenColumn('reason', m.field_appeal_reason(), ({ reason }) => reason),
  dateColumn('at', m.operator_appeal_at(), ({ submittedAt }) => submittedAt, {
    sortBy: '-submitted',
  }),
  dueColumn('due', m.field_due_time(), ({ state, dueAt }) => (state === 'PENDING' ? { at: dueAt } : null), {
    sortBy: 'due',
  }),
  statusColumn('state', m.field_state(), ({ state }) => state, appealStateKinds, appealStateNames),
  decidedColumn(m.field_finding()),
];
