import type { ReceivedFinancingDetail } from '@portal/contract/finance/financing';
import type { ConsentedData } from '@portal/contract/finance/public';
import { consentScopeLabels, type InstitutionAct } from '@portal/contract/finance/terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { FinancingFacts } from '../shared/FinancingFacts.tsx';
import { ApproveForm } from './ApproveForm.tsx';
import { financingQueryKeys } from './finance-query-keys.ts';

const configs: Record<InstitutionAct, ActionConfig> = {
  accept: { text: m.finance_accept },
  examine: { text: m.finance_examine },
  askMaterial: { text: m.finance_ask_material, ask: m.finance_ask_material_text, needsReason: true },
  approve: { text: m.act_approve },
  reject: { text: m.act_reject, ask: m.finance_reject_text, needsReason: true, danger: true },
  lend: { text: m.finance_lend, ask: m.finance_lend_text },
};

const mains: readonly string[] = ['accept', 'examine', 'approve', 'lend'];

/** An application received by an institution, the applicant's data, and the decision. */
export function ReceivedDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/financeManage/application/queryReceivedDetail', { id });
  const [isApproving, setApproving] = useState(false);
  const row = answer.data;
  if (row && isApproving) return <ApproveForm financing={row} onClose={() => setApproving(false)} />;
  return (
    <Drawer
      open
      onClose={onClose}
      title={row ? <Written>{row.productName}</Written> : m.log_entity_financing()}
      closeLabel={m.act_close()}
      actions={row && row.actions.length > 0 && <Acts financing={row} onApprove={() => setApproving(true)} />}
    >
      <Answered of={answer}>
        {(financing) => (
          <>
            <FinancingFacts financing={financing} />
            <ApplicantData financing={financing} />
          </>
        )}
      </Answered>
    </Drawer>
  );
}

function Acts({ financing, onApprove }: { financing: ReceivedFinancingDetail; onApprove: () => void }) {
  const { applicationId: id, version, productName, actions } = financing;
  const decide = useMutationOf('POST /api/financeManage/application/decide', {
    done: (done) => m.market_done({ name: productName, state: done.stateLabel }),
    invalidates: [...financingQueryKeys],
  });
  const { acts, dialog } = useEventActs<InstitutionAct>({
    configs,
    possible: actions,
    title: productName,
    busy: decide.busy,
    maxReason: 300,
    fire: async (event, reason) => (await decide.run({ id, event, version, data: { reason } })) !== undefined,
    own: { approve: onApprove },
  });
  return (
    <>
      {acts.toReversed().map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={mains.includes(key) ? 'main' : undefined}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}

/** Data covered by the consent; loaded only on a click, since each read is counted. */
function ApplicantData({ financing }: { financing: ReceivedFinancingDetail }) {
  const { applicationId: id, consent } = financing;
  const [data, setData] = useState<ConsentedData>();
  const read = useMutationOf('POST /api/financeManage/application/readData', {});
  if (!consent.isLive) return <Alert kind="info" title={m.refusal_consent_missing()} />;
  return (
    <Panel title={m.finance_applicant_data()}>
      <p>
        {consent.scopes.map((scope) => consentScopeLabels[scope]()).join('、')} ·{' '}
        {m.finance_until({ day: consent.until })}
      </p>
      {data ? (
        <Facts columns={1} facts={factsOf(data)} />
      ) : (
        <>
          <p>{m.finance_read_note()}</p>
          <Row as="p" wrap gap={8} padTop={16}>
            <Button busy={read.busy} onClick={() => void read.run({ id }).then((got) => got && setData(got))}>
              {m.finance_read_data()}
            </Button>
          </Row>
        </>
      )}
    </Panel>
  );
}

const yuan = (fen: number | null) => (fen === null ? '—' : m.market_amount({ amount: formatFen(fen) }));

function factsOf({ REGISTRATION: registered, ANNUAL, CREDIT, PRODUCTS }: ConsentedData): Fact[] {
  return [
    ...(registered
      ? [
          { name: m.field_applicant(), value: <Written>{registered.name}</Written> },
          { name: m.field_credit_code(), value: registered.creditCode },
          { name: m.finance_registered_on(), value: registered.registeredOn },
          { name: m.field_registered_capital(), value: yuan(registered.registeredCapitalFen) },
          { name: m.field_legal_person(), value: <Written>{registered.legalPerson}</Written> },
          {
            name: m.field_contact_name(),
            value: <Written>{`${registered.contactName} ${registered.contactPhone}`}</Written>,
          },
        ]
      : []),
    ...(ANNUAL ?? []).map(({ year, revenueFen, taxFen, staff }) => ({
      name: String(year),
      value: m.finance_year_figures({ revenue: yuan(revenueFen), tax: yuan(taxFen), staff: staff ?? '—' }),
    })),
    ...(CREDIT ? [{ name: consentScopeLabels.CREDIT(), value: String(CREDIT.score ?? '—') }] : []),
    ...(PRODUCTS ?? []).map(({ name, yearOutput }) => ({
      name,
      value: <Written>{yearOutput || '—'}</Written>,
    })),
  ];
}
