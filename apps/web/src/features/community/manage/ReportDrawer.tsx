import type { ReportRow } from '@portal/contract/community/manage';
import type { ReportEvent } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { textQueryKeys } from './text-query-keys.ts';

const configs: Record<ReportEvent, ActionConfig> = {
  take: { text: m.community_report_take },
  dismiss: { text: m.community_report_dismiss, ask: m.community_dismiss_text, needsReason: true },
  uphold: { text: m.community_report_uphold, ask: m.community_uphold_text, needsReason: true, danger: true },
};

/** Drawer with a report: the reported text, and the decision. */
export function ReportDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/communityManage/report/queryDetail', { id });
  const report = answer.data;
  return (
    <Drawer
      open
      size="large"
      onClose={onClose}
      title={m.community_report()}
      closeLabel={m.act_close()}
      actions={report && report.actions.length > 0 && <Acts report={report} />}
    >
      <Answered of={answer}>
        {(report) => (
          <Facts
            columns={1}
            facts={[
              { name: m.community_post(), value: <Written>{report.title}</Written> },
              { name: m.community_reported_text(), value: <Written>{report.excerpt}</Written>, wide: true },
              { name: m.community_field_report_reason(), value: report.reasonLabel },
              {
                name: m.community_field_report_text(),
                value: <Written>{report.text || '—'}</Written>,
                wide: true,
              },
              { name: m.community_text_state(), value: report.targetStateLabel },
              { name: m.community_reports(), value: report.open },
              { name: m.community_reported_at(), value: formatDate(report.createdAt) },
              { name: m.field_state(), value: report.stateLabel },
            ]}
          />
        )}
      </Answered>
    </Drawer>
  );
}

function Acts({ report }: { report: ReportRow }) {
  const { reportId: id, version, title, actions } = report;
  const operate = useMutationOf('POST /api/communityManage/report/operate', {
    done: ({ stateLabel }) => stateLabel,
    invalidates: textQueryKeys,
  });
  const { acts, dialog } = useEventActs<ReportEvent>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, reason) =>
      (await operate.run({ id, version, event, data: { reason } })) !== undefined,
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={key === 'uphold' ? 'main' : 'default'}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
