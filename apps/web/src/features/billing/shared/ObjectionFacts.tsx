import type { ObjectionView } from '@portal/contract/bill';
import * as m from '@portal/texts/messages';
import { DueTime } from '../../../platform/display/DueTime.tsx';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';

/** An objection with its answer. */
export function ObjectionFacts({ objection }: { objection: ObjectionView }) {
  return (
    <Facts
      columns={1}
      facts={[
        {
          name: m.field_reason(),
          value: <Written>{objection.reason}</Written>,
          note: formatDate(objection.at),
        },
        objection.decidedAt === null
          ? { name: m.case_due(), value: <DueTime dueAt={objection.dueAt} leftMs={null} /> }
          : {
              name: objection.isUpheld ? m.billing_did_uphold() : m.billing_did_refuse(),
              value: <Written>{objection.reply}</Written>,
              note: formatDate(objection.decidedAt),
            },
      ]}
    />
  );
}
