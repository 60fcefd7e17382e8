import type { ManagedVenture, ManagedVentureDetail } from '@portal/contract/venture/manage';
import type {
  OwnVenture,
  OwnVentureDetail,
  VentureDetail,
  VentureRow,
} from '@portal/contract/venture/public';
import {
  ownVentureEvents,
  parkVentureEvents,
  type RoomFolder,
  roomFolders,
  ventureStateLabels,
  ventureTransitions,
} from '@portal/contract/venture/terms';
import type { OwnVentureRow, VentureWithNames } from './venture.queries.ts';
import type { VentureRecord } from './venture.table.ts';

const rowOf = (venture: VentureRecord): VentureRow => ({ ...venture, ventureId: venture.id });

export const viewVenture = ({ venture }: Pick<VentureWithNames, 'venture'>): VentureRow => rowOf(venture);

export const viewVentureDetail = (
  { venture, enterpriseName }: VentureWithNames,
  folders: { folder: RoomFolder; documents: number }[],
  award: VentureDetail['award'],
): VentureDetail => ({
  ...rowOf(venture),
  product: venture.product,
  uses: venture.uses,
  team: venture.team,
  wanted: venture.wanted,
  progress: venture.progress,
  enterprise:
    venture.enterpriseId !== null && enterpriseName !== null
      ? { enterpriseId: venture.enterpriseId, name: enterpriseName }
      : null,
  checked: venture.checked,
  folders: folders.toSorted(
    (one, other) => roomFolders.indexOf(one.folder) - roomFolders.indexOf(other.folder),
  ),
  award,
  isOpen: venture.status === 'PUBLISHED',
  publishedAt: (venture.publishedAt ?? venture.createdAt).getTime(),
  updatedAt: venture.updatedAt.getTime(),
});

const dataOf = ({ picture, ...venture }: VentureRecord) => ({ ...venture, fileId: picture?.fileId ?? null });

/** Whether it can be edited at all; a public venture goes back to review if necessary. */
const canEdit = ({ status }: VentureRecord): boolean =>
  ventureTransitions[status].edit !== undefined || ventureTransitions[status].revise !== undefined;

export const viewOwnVenture = ({ venture, no, waiting }: OwnVentureRow): OwnVenture => ({
  ...rowOf(venture),
  version: venture.version,
  no,
  state: venture.status,
  stateLabel: ventureStateLabels[venture.status](),
  waiting,
  updatedAt: venture.updatedAt.getTime(),
  actions: ownVentureEvents.filter((event) => ventureTransitions[venture.status][event] !== undefined),
});

export const viewOwnVentureDetail = (row: OwnVentureRow): OwnVentureDetail => ({
  ...viewOwnVenture(row),
  reason: row.venture.reason,
  data: dataOf(row.venture),
  canEdit: canEdit(row.venture),
});

export const viewManagedVenture = ({
  venture,
  enterpriseName,
  ownerName,
  no,
}: VentureWithNames): ManagedVenture => ({
  ventureId: venture.id,
  version: venture.version,
  no,
  name: venture.name,
  ownerName: enterpriseName ?? ownerName ?? '',
  stage: venture.stage,
  needFen: venture.needFen,
  talks: venture.talks,
  documents: venture.documents,
  state: venture.status,
  stateLabel: ventureStateLabels[venture.status](),
  submittedAt: venture.submittedAt?.getTime() ?? null,
  reason: venture.reason,
  checked: venture.checked,
  actions: parkVentureEvents.filter((event) => ventureTransitions[venture.status][event] !== undefined),
});

export const viewManagedVentureDetail = (row: VentureWithNames): ManagedVentureDetail => ({
  ...viewManagedVenture(row),
  data: dataOf(row.venture),
  picture: row.venture.picture,
});
