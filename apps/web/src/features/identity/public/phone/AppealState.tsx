import { endText } from '@portal/contract/deadline';
import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient, notices } from '../../../../platform/api/browser-client.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';

export type OwnAppeal = EndpointMap['GET /api/userManage/phoneAppeal/queryOwn']['output'];

const toastMs = 3_000;

interface AppealStateProps {
  own: OwnAppeal;
  onChange: () => void;
}

/** The state of the last appeal, where there is something to report. */
export function AppealState({ own: { appeal, actions }, onChange }: AppealStateProps) {
  const [busy, setBusy] = useState(false);
  if (appeal?.state === 'REFUSED') {
    return (
      <Alert kind="warning" title={m.identity_appeal_refused()}>
        <span lang="zh">{appeal.opinion}</span>
      </Alert>
    );
  }
  if (appeal?.state !== 'PENDING') return null;
  const { appealId: id, version, newPhoneNumber: phone } = appeal;
  const withdraw = async () => {
    const texts = { title: m.identity_appeal_withdraw_title(), text: m.identity_appeal_withdraw_text() };
    const ok = m.identity_appeal_withdraw();
    if (!(await notices.confirm({ ...texts, ok, cancel: m.act_cancel() }))) return;
    setBusy(true);
    try {
      await browserClient().call('POST /api/userManage/phoneAppeal/withdraw', { id, version });
      notices.toast('success', m.identity_appeal_withdrawn(), toastMs);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
      onChange();
    }
  };
  return (
    <Alert
      kind="info"
      title={m.identity_appeal_open()}
      action={
        actions.includes('withdraw') && (
          <Button busy={busy} onClick={() => void withdraw()}>
            {m.identity_appeal_withdraw()}
          </Button>
        )
      }
    >
      {m.identity_appeal_open_text({
        phone,
        time: formatDate(appeal.submittedAt),
        due: endText(appeal.dueAt),
      })}
    </Alert>
  );
}
