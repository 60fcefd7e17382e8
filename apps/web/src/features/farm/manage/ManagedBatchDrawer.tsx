import type { ManagedBatch } from '@portal/contract/farm/manage';
import type { ParkBatchEvent } from '@portal/contract/farm/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ActButtons } from '../../../platform/account/acts/ActButtons.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { BatchFacts } from '../shared/BatchFacts.tsx';

const configs: Record<ParkBatchEvent, ActionConfig> = {
  recall: { text: m.log_verb_recall_batch, ask: m.farm_recall_by_park_text, needsReason: true, danger: true },
  lift: { text: m.log_verb_lift_recall, ask: m.farm_lift_text },
};

/** Drawer with a batch and the park's actions on it. */
export function ManagedBatchDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/farmManage/batch/queryManageDetail', { id });
  const batch = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={batch?.batchNo ?? m.log_entity_farm_batch()}
      closeLabel={m.act_close()}
      actions={batch && <Decision batch={batch} />}
    >
      <Answered of={answer}>{(row) => <BatchFacts batch={row} />}</Answered>
    </Drawer>
  );
}

function Decision({ batch }: { batch: ManagedBatch }) {
  const { batchId: id, version, batchNo, state, actions } = batch;
  const operate = useMutationOf('POST /api/farmManage/batch/operateManage', {
    done: (done) => m.market_done({ name: batchNo, state: done.stateLabel }),
    invalidates: ['GET /api/farmManage/batch/queryManageList', 'GET /api/farmManage/batch/queryManageDetail'],
  });
  const { acts, dialog } = useEventActs<ParkBatchEvent>({
    configs,
    possible: actions,
    title: batchNo,
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, reason) =>
      (await operate.run({ id, event, version, data: { reason } })) !== undefined,
  });
  return (
    <>
      {state !== 'DRAFT' && <ButtonLink href={paths.farmingDetail(id)}>{m.act_public_page()}</ButtonLink>}
      <ActButtons acts={acts} mains={['lift']} dangers={['recall']} />
      {dialog}
    </>
  );
}
