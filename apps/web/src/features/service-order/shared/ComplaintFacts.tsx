import { endText } from '@portal/contract/deadline';
import type { OwnComplaintDetail } from '@portal/contract/market/shop-complaint';
import { complaintLifecycle } from '@portal/contract/market/shop-complaint-lifecycle';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { FileButton } from '../../../platform/account/FileButton.tsx';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';

interface ComplaintFactsProps {
  complaint: Omit<OwnComplaintDetail, 'actions'>;
  /** Present only for readers who may know it. */
  complainantName?: string;
}

/** A complaint with both sides' statements and the park's finding. */
export function ComplaintFacts({ complaint, complainantName }: ComplaintFactsProps) {
  const { shopId, shopName, kindLabel, state, stateLabel, body, file, dueAt, filedAt } = complaint;
  const { statement, statedAt, finding, decidedAt } = complaint;
  const said = (name: string, text: string, at: number | null) =>
    text === ''
      ? []
      : [
          {
            name,
            value: <Written>{text}</Written>,
            note: at === null ? undefined : formatDate(at),
            wide: true,
          },
        ];
  return (
    <Facts
      columns={1}
      facts={[
        {
          name: m.field_state(),
          value: <Status kind={complaintLifecycle.variants[state]}>{stateLabel}</Status>,
        },
        {
          name: m.log_entity_shop(),
          value: (
            <Link href={paths.shop(shopId)}>
              <Written>{shopName}</Written>
            </Link>
          ),
        },
        ...(complainantName === undefined
          ? []
          : [{ name: m.shop_complainant(), value: <Written>{complainantName || '—'}</Written> }]),
        { name: m.field_kind(), value: kindLabel },
        ...said(m.field_complaint(), body, filedAt),
        ...(file ? [{ name: m.field_complaint_file(), value: <FileButton file={file} /> }] : []),
        ...(dueAt === null ? [] : [{ name: m.shop_state_until(), value: endText(dueAt) }]),
        ...said(m.field_statement(), statement, statedAt),
        ...said(m.field_finding(), finding, decidedAt),
      ]}
    />
  );
}
