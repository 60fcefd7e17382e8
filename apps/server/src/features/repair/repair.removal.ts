import * as m from '@portal/texts/messages';
import type { References, RemovableSource } from '../../feature/removable-source.ts';
import { repairAssets, repairTickets } from './repair.table.ts';

export const repairReferences: References = {
  repairAsset: [
    { column: repairTickets.assetId, label: m.log_entity_repair_ticket, name: repairTickets.title },
  ],
};

/** The label of a merged asset leads nowhere any more: it is taken off the thing. */
export const removableAsset: RemovableSource = {
  entity: 'repairAsset',
  table: repairAssets,
  roles: ['OP_PROPERTY'],
  name: repairAssets.name,
  merge: true,
  closing: { closedFrom: repairAssets.closedFrom },
};
