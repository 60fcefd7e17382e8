import { type ImportKind, importKindNames } from '@portal/contract/import/terms';
import type { ArchiveDetail, ArchiveRow } from '@portal/contract/park-archive/archive';
import {
  type ArchiveEvent,
  archiveEvents,
  archiveHours,
  archiveLifecycle,
} from '@portal/contract/park-archive/lifecycle';
import type { ArchiveFigures } from '@portal/contract/park-archive/manifest';
import * as m from '@portal/texts/messages';
import type { Db } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import type { Importers } from '../importers.ts';
import type { ParkArchive } from './park-archive.table.ts';

/** Who asked for an archive withdraws it; everybody else decides about it. */
export const mayFire = ({ createdBy }: ParkArchive, event: ArchiveEvent, userId: string): boolean =>
  (archiveLifecycle.by[event] === 'FIRST') === (createdBy === userId);

/** Until when an archive can be downloaded; null if it can't be. */
export const downloadUntil = ({ direction, status, finishedAt }: ParkArchive): number | null =>
  direction === 'OUT' && status === 'DONE' && finishedAt
    ? finishedAt.getTime() + archiveHours * 3_600_000
    : null;

function rowOf(
  archive: ParkArchive,
  { userId }: Pick<Actor, 'userId'>,
  names: ReadonlyMap<string, string>,
): ArchiveRow {
  const { id, version, no, direction, status, withFiles, fileName, bytes, totalRows, doneRows } = archive;
  return {
    archiveId: id,
    version,
    no,
    direction,
    state: status,
    stateLabel: archiveLifecycle.labels[status](),
    withFiles,
    fileName,
    bytes,
    totalRows: Math.max(totalRows, doneRows),
    doneRows,
    byName: names.get(archive.createdBy ?? '') ?? '',
    decidedByName: names.get(archive.decidedBy ?? '') ?? '',
    createdAt: archive.createdAt.getTime(),
    finishedAt: archive.finishedAt?.getTime() ?? null,
    downloadUntil: downloadUntil(archive),
    actions: possibleEvents(archiveLifecycle.transitions, status, (event) =>
      archiveEvents.some((one) => one === event && mayFire(archive, one, userId)),
    ) as ArchiveEvent[],
  };
}

export async function viewArchives(
  db: Db,
  actor: Pick<Actor, 'userId'>,
  archives: readonly ParkArchive[],
): Promise<ArchiveRow[]> {
  const people = archives.flatMap(({ createdBy, decidedBy }) => [createdBy, decidedBy]);
  const names = await namesOfUsers(db, people);
  return archives.map((archive) => rowOf(archive, actor, names));
}

export async function viewArchive(
  db: Db,
  actor: Pick<Actor, 'userId'>,
  archive: ParkArchive,
): Promise<ArchiveRow> {
  const [row] = await viewArchives(db, actor, [archive]);
  if (!row) throw new Error('an archive has a view');
  return row;
}

type KindFigures = ArchiveFigures['kinds'][number];

/** The rows and sums of a kind, with their labels, as people read them. */
function linesOf(importers: Importers, { kind, rows, sums }: KindFigures): { label: string; text: string }[] {
  const name = importKindNames[kind]();
  const { fields } = importers.of(kind);
  return [
    { label: name, text: String(rows) },
    ...Object.entries(sums).map(([key, sum]) => {
      const field = fields.find((one) => one.key === key);
      const label = m.park_export_sum_of({ kind: name, field: field?.label() ?? key });
      return { label, text: field?.show?.(sum) ?? String(sum) };
    }),
  ];
}

const yuan = (fen: number): string => (fen / 100).toFixed(2);

function textsOf(importers: Importers, figures: ArchiveFigures): Map<string, string> {
  const known = new Set<ImportKind>(importers.all.map(({ kind }) => kind));
  const lines = figures.kinds.filter(({ kind }) => known.has(kind)).flatMap((one) => linesOf(importers, one));
  return new Map([
    ...lines.map(({ label, text }) => [label, text] as const),
    [m.park_export_credit(), yuan(figures.creditFen)],
  ]);
}

/** An archive with its figures; `found` are those of the park after it was read. */
export async function viewArchiveDetail(
  db: Db,
  actor: Pick<Actor, 'userId'>,
  importers: Importers,
  archive: ParkArchive,
): Promise<ArchiveDetail> {
  const { manifest, parts } = archive;
  const found = archive.found && textsOf(importers, archive.found);
  const figures = manifest ? [...textsOf(importers, manifest.figures)] : [];
  return {
    ...(await viewArchive(db, actor, archive)),
    at: manifest ? Date.parse(manifest.at) : null,
    park: manifest?.park ?? '',
    figures: figures.map(([label, archived]) => ({
      label,
      archived,
      found: found ? (found.get(label) ?? '0') : null,
      isSame: found ? (found.get(label) ?? '0') === archived : null,
    })),
    files: manifest?.files.count ?? 0,
    parts: parts.map(({ path, kind, importId }) => ({ path, kindName: importKindNames[kind](), importId })),
  };
}
