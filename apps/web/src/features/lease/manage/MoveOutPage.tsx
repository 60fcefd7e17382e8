import { settlementAnswerDays, settlementConsentLifecycle } from '@portal/contract/lease/consent-lifecycle';
import type { MoveOutDetail } from '@portal/contract/lease/move-out';
import { moveOutLifecycle } from '@portal/contract/lease/move-out-lifecycle';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { StepBar } from '../../../ui/steps/StepBar.tsx';
import { WorkTrail } from '../../work-queue/shared/WorkTrail.tsx';
import { contractVariants } from '../shared/contract-variants.ts';
import { MoveOutActs } from './move-out/MoveOutActs.tsx';
import { MoveOutItems } from './move-out/MoveOutItems.tsx';
import { MoveOutMeters } from './move-out/MoveOutMeters.tsx';
import { MoveOutPays } from './move-out/MoveOutPays.tsx';
import { MoveOutSide } from './move-out/MoveOutSide.tsx';
import { MoveOutTable } from './move-out/MoveOutTable.tsx';

/** The settlement of a contract that ends: one sum in which every line has its source. */
export function Component() {
  const { id = '' } = useParams();
  const answer = useQueryOf('GET /api/propertyManage/moveOut/queryDetail', { id });
  return (
    <Answered of={answer}>
      {(of) => (
        <>
          <WorkTrail refId={id} list={paths.manageContracts({ contract: id })} />
          <Stack fluid gap={24}>
            <PageTitle
              title={m.move_out_title({ name: of.enterpriseName })}
              aside={<State of={of} />}
              actions={<Prints id={id} />}
              note={
                <Written>{`${of.no} · ${of.place} · ${of.areaX100 / 100} m² · ${of.from} – ${of.lastDay}`}</Written>
              }
            />
            <Way of={of} />
            <Columns of="minmax(0, 1fr) 300px" gap={24} gapX={32} align="start" stack="laptop">
              <Stack fluid gap={32}>
                <MoveOutTable of={of} />
                <MoveOutPays of={of} />
                <MoveOutMeters of={of} />
                <MoveOutItems of={of} />
              </Stack>
              <MoveOutSide of={of} />
            </Columns>
          </Stack>
          <MoveOutActs of={of} />
        </>
      )}
    </Answered>
  );
}

const Prints = ({ id }: { id: string }) => (
  <>
    <ExportButton
      endpoint="GET /api/propertyManage/contract/printManaged"
      input={{ id, paper: 'HANDOVER' }}
      text={m.lease_print_act_handover()}
    />
    <ExportButton
      endpoint="GET /api/propertyManage/contract/printManaged"
      input={{ id, paper: 'SETTLEMENT' }}
      text={m.lease_print_act_settlement()}
    />
  </>
);

const State = ({ of: { moveOut, contractState, contractStateLabel } }: { of: MoveOutDetail }) =>
  moveOut ? (
    <Status kind={moveOutLifecycle.variants[moveOut.state]}>{moveOut.stateLabel}</Status>
  ) : (
    <Status kind={contractVariants[contractState]}>{contractStateLabel}</Status>
  );

/** How many of the steps are behind: handover, readings, calculation, second person, tenant, payment. */
function stepOf({ handover, meters, moveOut, consent, refunds }: MoveOutDetail): number {
  if (consent && settlementConsentLifecycle.turns[consent.state] !== 'DONE') return 4;
  if (moveOut?.state === 'SETTLED') return refunds.every(({ state }) => state === 'SUCCESS') ? 6 : 5;
  if (moveOut) return 3;
  if (handover === '') return 0;
  return meters.every(({ readAt }) => readAt !== null) ? 2 : 1;
}

const Way = ({ of }: { of: MoveOutDetail }) => (
  <StepBar
    current={stepOf(of)}
    doneLabel={m.move_out_state_settled()}
    steps={[
      { title: m.move_out_step_handover() },
      { title: m.move_out_step_readings() },
      { title: m.move_out_step_calculated(), note: of.moveOut?.byName },
      { title: m.move_out_step_second(), note: of.moveOut?.secondName },
      {
        title: m.move_out_consent_step(),
        note: of.consent?.stateLabel ?? m.move_out_consent_step_days({ days: settlementAnswerDays }),
      },
      { title: m.move_out_step_paid() },
    ]}
  />
);
