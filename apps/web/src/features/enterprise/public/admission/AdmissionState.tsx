import type { OwnAdmission } from '@portal/contract/enterprise/admission';
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
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import { lastMomentOf, workingDaysUntil } from '../../../identity/shared/working-days.ts';
import { stateKinds, stateNames, stateTexts } from '../../shared/admission-words.ts';
import { AdmissionTimeline } from './AdmissionTimeline.tsx';
import { AdmissionWay } from './AdmissionWay.tsx';
import styles from './EntryDone.module.css';
import { FieldNotes } from './FieldNotes.tsx';

interface AdmissionStateProps {
  admission: OwnAdmission;
  regTicket: string;
  entryHref: string;
  loginHref: string;
  onChange: (admission: OwnAdmission) => void;
  /** Called if the application has changed in the meantime. */
  onStale: () => void;
  /** Called to look up another application. */
  onForget: () => void;
}

const toastMs = 3_000;
const tones = { PASSED: 'success', RETURNED: 'warning', REJECTED: 'error', REVOKED: 'error' } as const;

const toneOf = (state: OwnAdmission['state']) =>
  state in tones ? tones[state as keyof typeof tones] : 'info';

/** When the applicant withdrew it; undefined for a draft that was never submitted. */
const withdrawalOf = ({ state, history }: OwnAdmission) => {
  const last = history.findLast(({ event }) => event !== 'save');
  return state === 'DRAFT' && last?.event === 'withdraw' ? last.at : undefined;
};

/** Whether withdrawing leads back to the correction of a returned application. */
const wasReturned = ({ history }: OwnAdmission) =>
  history.findLast(({ event }) => event === 'return' || event === 'reapply')?.event === 'return';

function factsOf(admission: OwnAdmission): Fact[] {
  const { caseNo, application, state, submittedAt, dueAt, reapplyAt } = admission;
  const withdrawnAt = withdrawalOf(admission);
  const left = dueAt === null ? 0 : workingDaysUntil(Date.now(), lastMomentOf(dueAt));
  const stateName = withdrawnAt === undefined ? stateNames[state]() : m.identity_state_withdrawn();
  const remaining = left > 0 ? m.identity_due_left({ days: left }) : m.identity_due_today();
  return [
    { name: m.identity_state(), value: <Status kind={stateKinds[state]}>{stateName}</Status> },
    ...(caseNo ? [{ name: m.identity_number(), value: caseNo }] : []),
    {
      name: m.identity_enterprise_name(),
      value: application.name ? <Written>{application.name}</Written> : '—',
    },
    ...(submittedAt && withdrawnAt === undefined
      ? [{ name: m.identity_submitted(), value: formatDate(submittedAt) }]
      : []),
    ...(withdrawnAt ? [{ name: m.identity_withdrawn_at(), value: formatDate(withdrawnAt) }] : []),
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
    const text = wasReturned(admission) ? m.identity_withdraw_text_returned() : m.identity_withdraw_text();
    const texts = { title: m.identity_withdraw_title(), text };
    if (!(await notices.confirm({ ...texts, ok: m.act_recall(), cancel: m.act_cancel() }))) return;
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

  const isWithdrawn = withdrawalOf(admission) !== undefined;
  const title = isWithdrawn ? m.identity_state_withdrawn_text() : stateTexts[state]();
  const mayWrite = actions.includes('save') || actions.includes('reapply');
  return (
    <>
      <Alert kind={toneOf(state)} title={title}>
        {opinion && <Written>{opinion}</Written>}
      </Alert>
      <Text as="div" above={24}>
        <AdmissionWay state={state} history={history} />
      </Text>
      <Text as="div" above={24}>
        <Facts columns={1} facts={factsOf(admission)} />
      </Text>
      <FieldNotes notes={fieldNotes} />
      <Row as="p" wrap gap={12} above={32} className={styles.actions} ref={ways}>
        {mayWrite && (
          <ButtonLink href={entryHref} variant="main" size="large">
            {Object.keys(fieldNotes).length > 0 ? m.identity_correct() : m.identity_entry_continue()}
          </ButtonLink>
        )}
        {actions.includes('withdraw') && (
          <Button size="large" busy={busy} onClick={() => void withdraw()}>
            {m.act_recall()}
          </Button>
        )}
        <ButtonLink href={loginHref} variant={state === 'PASSED' ? 'main' : 'quiet'} size="large">
          {m.act_log_in()}
        </ButtonLink>
        <Button size="large" variant="quiet" onClick={onForget}>
          {m.identity_audit_other()}
        </Button>
      </Row>
      <AdmissionTimeline history={history} />
    </>
  );
}
