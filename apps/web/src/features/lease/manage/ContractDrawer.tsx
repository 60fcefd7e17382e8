import { endText } from '@portal/contract/deadline';
import type { ManagedContractDetail } from '@portal/contract/lease/manage';
import type { OperatorContractEvent } from '@portal/contract/lease/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { ContractCharges } from '../../billing/shared/ContractCharges.tsx';
import { ContractFile } from '../shared/ContractFile.tsx';
import { ContractTerms, ContractUnits } from '../shared/ContractTerms.tsx';
import { contractVariants } from '../shared/contract-variants.ts';
import { Settlement } from '../shared/Settlement.tsx';
import { ActHistory } from './act/ActHistory.tsx';
import { useIsOfficer } from './ContractTabs.tsx';
import { HandoverForm } from './HandoverForm.tsx';
import { managedQueryKeys } from './managed-query-keys.ts';

interface ContractDrawerProps {
  id: string;
  editHref: string;
  onClose: () => void;
}

/** Drawer with a contract and its actions. */
export function ContractDrawer({ id, editHref, onClose }: ContractDrawerProps) {
  const answer = useQueryOf('GET /api/propertyManage/contract/queryManageDetail', { id });
  const [isHandingOver, setHandingOver] = useState(false);
  const contract = answer.data;
  const isRunning = contract?.state === 'ACTIVE' || contract?.state === 'EXPIRING';
  const isChangeable = useIsOfficer() && isRunning;
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={contract?.no ?? m.field_contract()}
      closeLabel={m.act_close()}
      actions={
        contract &&
        !isHandingOver && (
          <>
            <ExportButton
              endpoint="GET /api/propertyManage/contract/printManaged"
              input={{ id, paper: 'CONTRACT' }}
              text={m.act_print()}
            />
            {(isRunning || contract.state === 'SIGNED') && (
              <ExportButton
                endpoint="GET /api/propertyManage/contract/printManaged"
                input={{ id, paper: 'MOVE_IN' }}
                text={m.lease_print_act_move_in()}
              />
            )}
            {contract.state === 'TERMINATED' && (
              <ButtonLink href={paths.manageSettlement(id)}>{m.move_out_open()}</ButtonLink>
            )}
            {isChangeable && (
              <ButtonLink href={paths.manageContractChange(id)}>{m.lease_act_open()}</ButtonLink>
            )}
            {(contract.actions.length > 0 || isEnding(contract)) && (
              <Decision
                contract={contract}
                editHref={editHref}
                onDone={onClose}
                onHandOver={() => setHandingOver(true)}
              />
            )}
          </>
        )
      }
    >
      <Answered of={answer}>
        {(row) => (
          <Stack gap={24}>
            {row.refusedFor !== '' && <Alert>{m.lease_refused_for({ reason: row.refusedFor })}</Alert>}
            {isHandingOver && <HandoverForm contract={row} onDone={() => setHandingOver(false)} />}
            <ContractHead contract={row} />
            <Settlement lines={row.settlement} />
            <ContractTerms contract={row} />
            <ContractUnits contract={row} />
            <ContractCharges contractId={row.contractId} from={row.from} />
            <ActHistory contractId={id} />
            {row.file && <ContractFile file={row.file} />}
          </Stack>
        )}
      </Answered>
    </Drawer>
  );
}

/** A contract that ends has a page for its settlement. */
const isEnding = ({ state }: ManagedContractDetail) => state === 'TERMINATING' || state === 'EXPIRED';

function ContractHead({ contract }: { contract: ManagedContractDetail }) {
  const { state, stateLabel, enterpriseName, kindLabel, parent, signBy, signedAt, leaveOn } = contract;
  const { handover, deductFen, refundFen, billedFrom } = contract;
  return (
    <Facts
      facts={[
        { name: m.field_state(), value: <Status kind={contractVariants[state]}>{stateLabel}</Status> },
        { name: m.field_tenant(), value: <Written>{enterpriseName}</Written> },
        {
          name: m.field_contract_kind(),
          value: kindLabel,
          note: parent && m.lease_renews({ no: parent.no }),
        },
        ...(signedAt === null && signBy !== null
          ? [{ name: m.log_field_sign_by(), value: endText(signBy) }]
          : []),
        ...(billedFrom === null ? [] : [{ name: m.import_money_billed_from(), value: billedFrom }]),
        ...(leaveOn === null ? [] : [{ name: m.field_leave_on(), value: leaveOn }]),
        ...(handover === ''
          ? []
          : [
              { name: m.field_handover(), value: <Written>{handover}</Written> },
              { name: m.field_deduct(), value: formatFen(deductFen) },
            ]),
        ...(refundFen === null ? [] : [{ name: m.field_refund(), value: formatFen(refundFen) }]),
      ]}
    />
  );
}

type Plain = Exclude<OperatorContractEvent, 'handOver'>;

const configs: Record<Plain, ActionConfig> = {
  discard: { text: m.lease_discard, ask: m.lease_discard_text, danger: true },
  send: { text: m.lease_send, ask: m.lease_send_text },
};

interface DecisionProps {
  contract: ManagedContractDetail;
  editHref: string;
  onDone: () => void;
  onHandOver: () => void;
}

function Decision({ contract, editHref, onDone, onHandOver }: DecisionProps) {
  const { contractId: id, version, actions, no, handover } = contract;
  const operate = useMutationOf('POST /api/propertyManage/contract/operate', {
    done: ({ stateLabel }) => m.lease_done({ no, state: stateLabel }),
    invalidates: [...managedQueryKeys],
  });
  const { acts, dialog } = useEventActs<Plain>({
    configs,
    possible: actions,
    title: no,
    busy: operate.busy,
    fire: async (event) => {
      const done = await operate.run({ id, event, version });
      if (done) onDone();
      return done !== undefined;
    },
  });
  return (
    <>
      {isEnding(contract) && (
        <ButtonLink href={paths.manageSettlement(id)} variant="main">
          {m.move_out_open()}
        </ButtonLink>
      )}
      {actions.includes('edit') && <ButtonLink href={editHref}>{m.lease_edit()}</ButtonLink>}
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={key === 'discard' ? 'danger' : 'main'}>
          {text}
        </Button>
      ))}
      {actions.includes('handOver') && (
        <Button onClick={onHandOver} variant={handover === '' && !isEnding(contract) ? 'main' : undefined}>
          {handover === '' ? m.lease_hand_over() : m.lease_hand_over_again()}
        </Button>
      )}
      {dialog}
    </>
  );
}
