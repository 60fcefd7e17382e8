import type { OwnBatchDetail } from '@portal/contract/farm/public';
import type { OwnBatchEvent } from '@portal/contract/farm/terms';
import { stepKindLabels } from '@portal/contract/farm/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ActButtons } from '../../../platform/account/acts/ActButtons.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { BatchFacts } from '../../farm/shared/BatchFacts.tsx';
import { BatchForm } from '../../farm/shared/BatchForm.tsx';
import { batchQueryKeys } from '../../farm/shared/batch-query-keys.ts';
import { ImportReadings } from './ImportReadings.tsx';
import { ReadingForm } from './ReadingForm.tsx';
import { StepForm } from './StepForm.tsx';

const configs: Record<OwnBatchEvent, ActionConfig> = {
  publish: { text: m.act_publish, ask: m.record_publish_text },
  recall: { text: m.log_verb_recall_batch, ask: m.record_recall_text, needsReason: true, danger: true },
  close: { text: m.log_verb_close_batch, ask: m.record_close_text },
};

interface OwnBatchDrawerProps {
  /** `new` for a new batch. */
  id: string;
  onClose: () => void;
}

/** One of the user's batches: its form, or its record with the actions to extend it. */
export function OwnBatchDrawer({ id, onClose }: OwnBatchDrawerProps) {
  if (id === 'new') return <BatchForm batch={null} onClose={onClose} />;
  return <PresentBatch id={id} onClose={onClose} />;
}

type Writing = 'edit' | 'step' | 'reading';

function PresentBatch({ id, onClose }: OwnBatchDrawerProps) {
  const answer = useQueryOf('GET /api/farmManage/batch/queryOwnDetail', { id });
  const [writing, write] = useState<Writing>();
  const batch = answer.data;
  const back = () => write(undefined);
  if (batch && writing === 'edit') return <BatchForm batch={batch} onClose={back} />;
  if (batch && writing === 'step') return <StepForm batch={batch} onClose={back} />;
  if (batch && writing === 'reading') return <ReadingForm batch={batch} onClose={back} />;
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={batch?.batchNo ?? m.log_entity_farm_batch()}
      closeLabel={m.act_close()}
      actions={batch && <Acts batch={batch} write={write} />}
    >
      <Answered of={answer}>{(row) => <BatchRecord batch={row} write={write} />}</Answered>
    </Drawer>
  );
}

interface PartProps {
  batch: OwnBatchDetail;
  write: (writing: Writing) => void;
}

function BatchRecord({ batch, write }: PartProps) {
  const { batchId: id, canEdit, canRecord } = batch;
  const remove = useMutationOf('POST /api/farmManage/batch/removeStep', {
    done: m.record_removed(),
    invalidates: [...batchQueryKeys],
  });
  const ask = async (stepId: string, title: string) => {
    const isSure = await confirm({
      title: m.act_ask({ act: m.act_delete(), title }),
      text: m.act_delete_text(),
      ok: m.act_delete(),
      danger: true,
    });
    if (isSure) await remove.run({ id, stepId });
  };
  return (
    <BatchFacts
      batch={batch}
      stepAct={({ stepId, kind }) =>
        canEdit && (
          <Button
            size="small"
            busy={remove.busy}
            onClick={() => void ask(stepId, stepKindLabels[kind]())}
            aria-label={m.act_ask({ act: m.act_delete(), title: stepKindLabels[kind]() })}
          >
            {m.act_delete()}
          </Button>
        )
      }
      acts={
        canRecord && (
          <Row as="p" wrap gap={8}>
            <Button onClick={() => write('step')}>{m.record_add_step()}</Button>
            <Button onClick={() => write('reading')}>{m.record_add_reading()}</Button>
          </Row>
        )
      }
    >
      {canRecord && <ImportReadings id={id} />}
    </BatchFacts>
  );
}

function Acts({ batch, write }: PartProps) {
  const { batchId: id, version, batchNo, state, canEdit, actions } = batch;
  const operate = useMutationOf('POST /api/farmManage/batch/operate', {
    done: (done) => m.market_done({ name: batchNo, state: done.stateLabel }),
    invalidates: [...batchQueryKeys],
  });
  const { acts, dialog } = useEventActs<OwnBatchEvent>({
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
      {state !== 'DRAFT' && (
        <>
          <ButtonLink href={paths.farmingDetail(id)}>{m.act_public_page()}</ButtonLink>
          <ButtonLink href={paths.farmingLabel(id)}>{m.farm_print_labels()}</ButtonLink>
        </>
      )}
      {canEdit && <Button onClick={() => write('edit')}>{m.act_edit()}</Button>}
      <ActButtons acts={acts.toReversed()} mains={['publish']} dangers={['recall']} />
      {dialog}
    </>
  );
}
