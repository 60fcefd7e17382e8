import type { HandBillDetail } from '@portal/contract/billing/hand-bill';
import { handBillLifecycle } from '@portal/contract/billing/hand-bill-lifecycle';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { actionConfigs } from '../../../platform/account/acts/action-configs.ts';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { FileButton } from '../../../platform/account/FileButton.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { KeptNotice } from './HandBillNotice.tsx';
import { handBillQueryKeys } from './hand-bill-query-keys.ts';

const { variants, events } = handBillLifecycle;
const configs = actionConfigs(handBillLifecycle, events);

/** A draft before it is issued, with what issuing it does; for the second person the same page. */
export function HandBillView({ handBill }: { handBill: HandBillDetail }) {
  const navigate = useNavigate();
  const { handBillId: id, version, enterpriseName, kindLabel, actions } = handBill;
  const operate = useMutationOf('POST /api/propertyManage/handBill/operate', {
    done: (row) => m.charge_done({ name: row.enterpriseName, state: row.stateLabel }),
    invalidates: [...handBillQueryKeys],
  });
  const { acts, dialog } = useEventActs({
    configs,
    possible: actions,
    title: `${kindLabel} ${enterpriseName}`,
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, reason) => (await operate.run({ id, event, version, reason })) !== undefined,
  });
  const edit = {
    key: 'edit',
    text: m.act_edit(),
    onPress: () => void navigate(paths.manageHandBill(id, { edit: '1' })),
  };
  return (
    <>
      <PageTitle
        title={kindLabel}
        note={<Written>{enterpriseName}</Written>}
        actions={<ButtonLink href={paths.manageBills({ view: 'hand' })}>{m.act_back()}</ButtonLink>}
      />
      <Columns of="minmax(0, 1fr) 320px" align="start" gap={32} stack="tablet">
        <Stack fluid gap={24}>
          {handBill.returnedFor !== '' && (
            <Alert>{m.charge_returned_for({ reason: handBill.returnedFor })}</Alert>
          )}
          <HandBillFacts handBill={handBill} />
          <Checks handBill={handBill} />
        </Stack>
        <KeptNotice handBill={handBill} />
      </Columns>
      <PageActs acts={[...(actions.includes('edit') ? [edit] : []), ...acts]} />
      {dialog}
    </>
  );
}

function HandBillFacts({ handBill }: { handBill: HandBillDetail }) {
  const { state, stateLabel, feeLabel, contractNo, billNo, dueDate, data, file, userName } = handBill;
  const { askedBy, decidedBy, issuedBillId, issuedNo } = handBill;
  const named = (name: string, value: string) =>
    value === '' ? [] : [{ name, value: <Written>{value}</Written> }];
  return (
    <Facts
      facts={[
        { name: m.field_state(), value: <Status kind={variants[state]}>{stateLabel}</Status> },
        { name: m.field_fee(), value: feeLabel },
        ...named(m.field_contract(), contractNo),
        ...named(m.charge_bill_to_lower(), billNo),
        ...(dueDate === null ? [] : [{ name: m.billing_due_date(), value: dueDate }]),
        ...named(m.field_reason(), data.reason),
        ...(file ? [{ name: m.charge_proof(), value: <FileButton file={file} /> }] : []),
        ...named(m.field_handler(), userName),
        ...named(m.charge_asked_by(), askedBy),
        ...named(m.charge_decided_by(), decidedBy),
        ...(issuedBillId === null
          ? []
          : [
              {
                name: m.billing_bill(),
                value: (
                  <ButtonLink href={paths.manageBills({ bill: issuedBillId })} variant="quiet">
                    {issuedNo}
                  </ButtonLink>
                ),
              },
            ]),
      ]}
    />
  );
}

/** What is checked before it is issued: who has to approve it, and what a credit note will do. */
function Checks({ handBill: { state, secondForLabels, effect } }: { handBill: HandBillDetail }) {
  if (state !== 'DRAFT' && state !== 'ASKED') return null;
  return (
    <Panel title={m.charge_checks()}>
      <p>
        {secondForLabels.length === 0
          ? m.charge_alone()
          : m.charge_needs_second({ reasons: secondForLabels.join('；') })}
      </p>
      {effect && (
        <Facts
          columns={1}
          facts={[
            { name: m.charge_lowered(), value: formatFen(effect.loweredFen) },
            { name: m.charge_to_credit(), value: formatFen(effect.creditedFen) },
          ]}
        />
      )}
    </Panel>
  );
}
