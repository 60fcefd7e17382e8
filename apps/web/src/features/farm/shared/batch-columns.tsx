import type { KeptBatch } from '@portal/contract/farm/public';
import * as m from '@portal/texts/messages';
import { nameColumn, stateColumn, textColumn } from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { batchVariants } from './farm-words.ts';

/** Column that names the batch; `hrefOf` links to its drawer. */
export const batchColumn = (hrefOf: (id: string) => string): ListColumn<KeptBatch> =>
  nameColumn('batchNo', m.field_batch_no(), {
    name: ({ batchNo }) => batchNo,
    href: ({ batchId }) => hrefOf(batchId),
    opensPane: true,
    note: ({ variety }) => <Written>{variety}</Written>,
  });

export const stageColumn = (): ListColumn<KeptBatch> =>
  textColumn('stage', m.field_phase(), ({ stageLabel }) => stageLabel);

export const recordColumn = (): ListColumn<KeptBatch> =>
  stateColumn('state', m.farm_record_state(), ({ state, stateLabel }) => (
    <Status kind={batchVariants[state]}>{stateLabel}</Status>
  ));
