import type { OwnAdmission } from '@portal/contract/enterprise-admission';
import * as m from '@portal/texts/messages';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient, notices } from '../../../../platform/api/browser-client.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { type Fact, Facts } from '../../../../ui/facts/Facts.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import { lastMomentOf, workingDaysUntil } from '../../../identity/shared/working-days.ts';
import { stateKinds, stateNames, stateTexts } from '../../shared/admission-words.ts';
import { AdmissionTimeline } from './AdmissionTimeline.tsx';
import styles from './EntryDone.module.css';
import { FieldNotes } from './FieldNotes.tsx';

interface AdmissionStateProps {
  admission: OwnAdmission;
  regTicket: string;
  entryHref: string;
  loginHref: string;
  onChange: (admission: OwnAdmission) => void;
  /** Called when the application has changed meanwhile. */
  onStale: () => void;
  /** Called to look up another application. */
  onForget: () => void;
}

const toastMs = 3_000;
const tones = { PASSED: 'success', RETURNED: 'warning', REJECTED: 'error', REVOKED: 'error' } as const;

const toneOf = (state: OwnAdmission['state']) =>
  state in tones ? tones[state as keyof typeof tones] : 'info';

function factsOf({ caseNo, application, state, submittedAt, dueAt, reapplyAt }: OwnAdmission): Fact[] {
  const left = dueAt === null ? 0 : workingDaysUntil(Date.now(), lastMomentOf(dueAt));
  const remaining = left > 0 ? m.identity_due_left({ days: left }) : m.identity_due_today();
  return [
    { name: m.identity_state(), value: <Status kind={stateKinds[state]}>{stateNames[state]()}</Status> },
    ...(caseNo ? [{ name: m.identity_number(), value: caseNo }] : []),
    {
      name: m.identity_enterprise_name(),
      value: application.name ? <Written>{application.name}</Written> : '—',
    },
    ...(submittedAt ? [{ name: m.identity_submitted(), value: formatDate(submittedAt) }] : []),
    ...(dueAt
      ? [{ name: m.identity_due(), value: formatDate(lastMomentOf(dueAt), 'YYYY-MM-DD'), note: remaining }]
      : []),
    ...(reapplyAt ? [{ name: m.identity_reapply_from(), value: formatDate(reapplyAt) }] : []),
  ];
}

/** The state of an application, the reason, and what the applicant can do. */
export function AdmissionState(props: AdmissionStateProps) {
  const { admission, regTicket, entryHref, loginHref, onChange, onStale, onForget } = props;
  const { state, opinion, fieldNotes, actions, version, history } = admission;
  const [busy, setBusy] = useState(false);
  const ways = useRef<HTMLParagraphElement>(null);
  const shownState = useRef(state);
  useEffect(() => {
    // The clicked button is gone, so the focus moves to the next action.
    if (shownState.current !== state) ways.current?.querySelector<HTMLElement>('a, button')?.focus();
    shownState.current = state;
  }, [state]);

  const withdraw = async () => {
    const texts = { title: m.identity_withdraw_title(), text: m.identity_withdraw_text() };
    if (!(await notices.confirm({ ...texts, ok: m.act_recall(), cancel: m.identity_cancel() }))) return;
    setBusy(true);
    try {
      const path = 'POST /api/baseInfo/enterpriseInfo/withdraw';
      onChange(await browserClient().call(path, { regTicket, version }));
      notices.toast('success', m.identity_withdrawn(), toastMs);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onStale();
    } finally {
      setBusy(false);
    }
  };

  const mayWrite = actions.includes('save') || actions.includes('reapply');
  return (
    <>
      <Alert kind={toneOf(state)} title={stateTexts[state]()}>
        {opinion && <Written>{opinion}</Written>}
      </Alert>
      <div className={styles.facts}>
        <Facts columns={1} facts={factsOf(admission)} />
      </div>
      <FieldNotes notes={fieldNotes} />
      <p className={styles.actions} ref={ways}>
        {mayWrite && (
          <ButtonLink href={entryHref} variant="main" size="large">
            {state === 'RETURNED' ? m.identity_correct() : m.identity_entry_continue()}
          </ButtonLink>
        )}
        {state === 'PASSED' && (
          <ButtonLink href={loginHref} variant="main" size="large">
            {m.identity_log_in()}
          </ButtonLink>
        )}
        {actions.includes('withdraw') && (
          <Button size="large" busy={busy} onClick={() => void withdraw()}>
            {m.act_recall()}
          </Button>
        )}
        <Button size="large" variant="quiet" onClick={onForget}>
          {m.identity_audit_other()}
        </Button>
      </p>
      <AdmissionTimeline history={history} state={state} />
    </>
  );
}
