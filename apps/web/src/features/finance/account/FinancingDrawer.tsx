import type { OwnFinancingDetail } from '@portal/contract/finance/financing';
import type { ApplicantEvent } from '@portal/contract/finance/terms';
import { consentScopeLabels, financingFilePurpose } from '@portal/contract/finance/terms';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FileInput } from '../../../platform/form/FileInput.tsx';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { FinancingFacts } from '../shared/FinancingFacts.tsx';
import { consentText } from './consent-text.ts';
import { financingQueryKeys } from './finance-query-keys.ts';
import { JudgedRules } from './JudgedRules.tsx';
import { supplementForm } from './supplement-form.ts';
import { useRevoke } from './use-revoke.ts';

const FinancingForm = lazy(async () => ({ default: (await import('./FinancingForm.tsx')).FinancingForm }));

const configs: Record<ApplicantEvent, ActionConfig> = {
  submit: { text: m.finance_send },
  supply: { text: m.finance_supply },
  sign: { text: m.finance_sign, ask: m.finance_sign_text },
  withdraw: { text: m.finance_take_back, ask: m.finance_take_back_text, danger: true },
};

/** One of the user's applications: its content, the consent, and the available actions. */
export function FinancingDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/financeManage/application/queryOwnDetail', { id });
  const [isSupplying, setSupplying] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const row = answer.data;
  if (row && isSupplying) return <SupplyForm financing={row} onClose={() => setSupplying(false)} />;
  if (row && isEditing)
    return (
      <Suspense>
        <FinancingForm productId={row.productId} draft={row} onClose={() => setEditing(false)} />
      </Suspense>
    );
  return (
    <Drawer
      open
      onClose={onClose}
      title={row ? <Written>{row.productName}</Written> : m.log_entity_financing()}
      closeLabel={m.act_close()}
      actions={
        row && <Acts financing={row} onSupply={() => setSupplying(true)} onEdit={() => setEditing(true)} />
      }
    >
      <Answered of={answer}>
        {(financing) => (
          <>
            <FinancingFacts financing={financing} />
            <h3>{m.finance_consent()}</h3>
            <Facts columns={1} facts={consentFacts(financing)} />
            <JudgedRules rules={financing.rules} />
          </>
        )}
      </Answered>
    </Drawer>
  );
}

const consentFacts = ({ state, consent, contactName, contactPhone }: OwnFinancingDetail) => [
  {
    name: m.field_consent_scope(),
    value: consent.scopes.map((scope) => consentScopeLabels[scope]()).join('、'),
  },
  { name: m.field_state(), value: consentText(state, consent) },
  ...(consent.lastViewedAt === null
    ? []
    : [{ name: m.finance_last_viewed(), value: formatDate(consent.lastViewedAt, 'YYYY-MM-DD HH:mm') }]),
  ...(contactName === ''
    ? []
    : [{ name: m.field_contact_name(), value: <Written>{`${contactName} ${contactPhone}`}</Written> }]),
];

interface ActsProps {
  financing: OwnFinancingDetail;
  onSupply: () => void;
  onEdit: () => void;
}

function Acts({ financing, onSupply, onEdit }: ActsProps) {
  const { applicationId: id, version, productName, actions, canRevoke, canEdit } = financing;
  const operate = useMutationOf('POST /api/financeManage/application/operate', {
    done: (done) => m.market_done({ name: productName, state: done.stateLabel }),
    invalidates: [...financingQueryKeys],
  });
  const { revoke, isBusy } = useRevoke();
  const { acts, dialog } = useEventActs<ApplicantEvent>({
    configs,
    possible: actions,
    title: productName,
    busy: operate.busy,
    fire: async (event) => (await operate.run({ id, event, version })) !== undefined,
    own: { supply: onSupply },
  });
  return (
    <>
      {canRevoke && (
        <Button busy={isBusy} onClick={() => void revoke({ id, version, productName })}>
          {m.finance_revoke()}
        </Button>
      )}
      {canEdit && <Button onClick={onEdit}>{m.finance_edit_draft()}</Button>}
      {acts.toReversed().map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={key === 'withdraw' ? undefined : 'main'}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}

const fileKinds = ['application/pdf', 'image/png', 'image/jpeg'];

function SupplyForm({ financing, onClose }: { financing: OwnFinancingDetail; onClose: () => void }) {
  const { applicationId: id, version } = financing;
  const form = useContractForm(supplementForm, { defaultValues: { supplement: '', fileId: '' } });
  const operate = useMutationOf('POST /api/financeManage/application/operate', {
    done: (done) => m.market_done({ name: done.productName, state: done.stateLabel }),
    invalidates: [...financingQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.finance_supply()}
      form={form}
      save={(data) => operate.run({ id, event: 'supply', version, data })}
      busy={operate.busy}
      saveText={m.finance_supply()}
      onClose={onClose}
    >
      <FormSection title={m.field_supplement()} note={<Written>{financing.reason}</Written>} columns={1}>
        <TextAreaInput name="supplement" rows={5} required />
        <FileInput
          name="fileId"
          label={m.finance_file()}
          accept={fileKinds}
          purpose={financingFilePurpose}
          visibility="owner"
          stored={null}
        />
      </FormSection>
    </FormDrawer>
  );
}
