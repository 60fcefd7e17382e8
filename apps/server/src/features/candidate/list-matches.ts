import type { recommendQueryCandidates } from '@portal/contract/candidate/manage';
import type { MatchRow, matchQueryList, matchQueryOwnList } from '@portal/contract/candidate/public';
import { isPartner } from '@portal/contract/candidate/terms';
import type { Endpoint } from '@portal/contract/endpoint';
import { declineReasonLabels } from '@portal/contract/fit/terms';
import { recommendStateLabels } from '@portal/contract/match/recommend-terms';
import { paths } from '@portal/contract/paths';
import { and, desc, eq, getTableColumns, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { ListedHelper } from '../../feature/helper-source.ts';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { ContextOf, InputOf, OutputOf } from '../../platform/http/context.ts';
import type { Crowd, Traits } from '../blind/crowd.public.ts';
import { readCrowd } from '../blind/read-crowd.public.ts';
import { regions } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import type { KnownSide } from '../fit/blind-parts.public.ts';
import { monthsOf } from '../fit/fit-score.public.ts';
import { viewParts } from '../fit/view-parts.public.ts';
import { matches } from '../match/match.table.ts';
import { findPublicProject, getProject } from '../match/project.public.ts';
import { projects } from '../match/project.table.ts';
import { recommendations } from '../match/recommend.table.ts';
import type { MatchSources } from './find-helpers.ts';
import { readGathered } from './read-gathered.ts';
import { ownSide, publicSide, viewUnnamed } from './view-unnamed.ts';

type MatchVerb<E extends Endpoint> = (
  ctx: ContextOf<E> & Pick<MatchSources, 'helpers'>,
  input: InputOf<E>,
) => Promise<OutputOf<E>>;

const listStored = (db: Db, projectId: string) =>
  db
    .select({
      match: getTableColumns(matches),
      owner: {
        stages: enterprises.chainStages,
        regionId: enterprises.regionId,
        creditGrade: enterprises.creditGrade,
      },
      name: enterprises.name,
      regionName: regions.name,
      target: {
        title: projects.title,
        from: projects.seasonFrom,
        to: projects.seasonTo,
        categoryCode: projects.categoryCode,
        chainStage: projects.chainStage,
        regionId: projects.regionId,
      },
    })
    .from(matches)
    .leftJoin(enterprises, eq(enterprises.id, matches.enterpriseId))
    .leftJoin(regions, eq(regions.regionId, enterprises.regionId))
    .leftJoin(projects, and(eq(projects.id, matches.targetId), eq(projects.status, 'PUBLISHED')))
    .where(
      and(
        eq(matches.projectId, projectId),
        or(isNull(matches.enterpriseId), eq(enterprises.entryStatus, 'PASSED')),
        or(ne(matches.targetType, 'PROJECT'), isNotNull(projects.id)),
      ),
    )
    .orderBy(desc(matches.score), matches.id);

type Stored = Awaited<ReturnType<typeof listStored>>[number];
type Kept = Stored & { helper: ListedHelper | undefined };

/** Stored matches of a project that can still be shown, best first. */
async function listKept({ db, helpers }: MatchSources, projectId: string): Promise<Kept[]> {
  const stored = await listStored(db, projectId);
  const found = new Map<string, ListedHelper>();
  for (const source of helpers) {
    const ids = stored.flatMap(({ match }) => (match.targetType === source.kind ? [match.targetId] : []));
    if (ids.length > 0) for (const helper of await source.read(db, ids)) found.set(helper.id, helper);
  }
  return stored
    .map((each) => ({ ...each, helper: found.get(each.match.targetId) }))
    .filter(({ match, helper }) => isPartner(match) || helper !== undefined);
}

/** What matches are compared with, and whether the project's own enterprise is reading. */
interface Reading {
  crowd: Crowd;
  wanted: KnownSide;
  isOwn: boolean;
}

const traitsOf = ({ owner, target }: Kept): Traits | null =>
  owner && {
    regionId: target?.regionId ?? owner.regionId,
    stage: target?.chainStage ?? owner.stages[0] ?? 'GROW',
    creditGrade: owner.creditGrade ?? '',
    ...(target && { categoryCode: target.categoryCode }),
  };

function viewMatch({ crowd, wanted, isOwn }: Reading, row: Kept): MatchRow {
  const { match, target, helper } = row;
  const { id, targetType, targetId } = match;
  const { score, parts, who } = viewUnnamed(crowd, {
    targetType,
    parts: match.parts,
    wanted,
    isOwn,
    found: traitsOf(row),
  });
  return {
    matchId: id,
    targetType,
    score,
    parts: viewParts(parts),
    who,
    title: target?.title ?? helper?.title ?? '',
    href: targetType === 'PROJECT' ? paths.match(targetId) : (helper?.path ?? null),
    note: helper?.note ?? '',
    months: monthsOf(target?.from ?? null, target?.to ?? null),
  };
}

/** Rows as visible to the reader, sorted by the shown score, so that their order reveals nothing more. */
const byShownScore = <Row extends MatchRow>(rows: Row[]): Row[] =>
  [...rows].sort((a, b) => b.score - a.score || (a.matchId < b.matchId ? -1 : 1));

const computedAtOf = (kept: Kept[]) => kept[0]?.match.computedAt.getTime() ?? null;

/**
 * Public matches of an open project.
 * @throws {AppError} 500404
 */
export const listMatches: MatchVerb<typeof matchQueryList> = async ({ db, helpers }, { projectId }) => {
  const row = await findPublicProject(db, projectId);
  if (!row) throw notFound();
  const { status, seasonFrom, seasonTo } = row.project;
  const kept = status === 'PUBLISHED' ? await listKept({ db, helpers }, projectId) : [];
  const crowd = await readCrowd(db);
  const wanted = publicSide(crowd, row.project, row.creditGrade ?? '');
  return {
    months: monthsOf(seasonFrom, seasonTo),
    rows: byShownScore(kept.map((each) => viewMatch({ crowd, wanted, isOwn: false }, each))),
    computedAt: computedAtOf(kept),
  };
};

async function listRefusals(db: Db, projectId: string) {
  const { declineReason } = recommendations;
  const rows = await db
    .select({ reason: declineReason, count: sql<number>`count(*)::int` })
    .from(recommendations)
    .where(and(eq(recommendations.projectId, projectId), isNotNull(declineReason)))
    .groupBy(declineReason);
  return rows.flatMap(({ reason, count }) =>
    reason ? [{ label: declineReasonLabels[reason](), count }] : [],
  );
}

/** A project's latest recommendation to each enterprise, per `RecommendWay`. */
function listWays(db: Db, projectId: string) {
  const { id, toEnterpriseId, serviceId, status, sentAt } = recommendations;
  return db
    .selectDistinctOn([toEnterpriseId, serviceId], { id, toEnterpriseId, serviceId, status })
    .from(recommendations)
    .where(eq(recommendations.projectId, projectId))
    .orderBy(toEnterpriseId, serviceId, desc(sentAt));
}

type Sent = Awaited<ReturnType<typeof listWays>>[number];

function isWayTo({ match: { targetType, targetId, enterpriseId } }: Kept, sent: Sent): boolean {
  if (targetType === 'SERVICE') return sent.serviceId === targetId;
  return isPartner({ targetType }) && sent.serviceId === null && sent.toEnterpriseId === enterpriseId;
}

/**
 * Matches for the project's own enterprise, with the progress of each.
 * @throws {AppError} 500404
 */
export const listOwnMatches: MatchVerb<typeof matchQueryOwnList> = async (
  { db, actor, helpers },
  { projectId },
) => {
  const { project } = await getProject(db, projectId, actor.enterpriseId ?? '');
  const kept = project.status === 'PUBLISHED' ? await listKept({ db, helpers }, projectId) : [];
  const sent = await listWays(db, projectId);
  const reading = { crowd: await readCrowd(db), wanted: ownSide(project), isOwn: true };
  return {
    months: monthsOf(project.seasonFrom, project.seasonTo),
    computedAt: computedAtOf(kept),
    rows: byShownScore(
      kept.map((each) => {
        const way = sent.find((one) => isWayTo(each, one));
        return {
          ...viewMatch(reading, each),
          recommendId: way?.id ?? null,
          state: way?.status ?? null,
          stateLabel: way ? recommendStateLabels[way.status]() : '',
        };
      }),
    ),
    gathered: await readGathered(db, project),
    refusals: await listRefusals(db, projectId),
  };
};

const maxFound = 20;

/**
 * Enterprises for operators to choose from.
 * @throws {AppError} 500404
 */
export const listCandidates: MatchVerb<typeof recommendQueryCandidates> = async (
  { db, helpers },
  { projectId, keyword },
) => {
  const { project } = await getProject(db, projectId);
  const kept = (await listKept({ db, helpers }, projectId)).filter(({ match }) => isPartner(match));
  const best = new Map([...kept].reverse().map((each) => [each.match.enterpriseId, each]));
  const isOther = sql`${enterprises.id} <> ${project.enterpriseId} and ${enterprises.entryStatus} = 'PASSED'`;
  const named = keyword
    ? await db
        .select({
          enterpriseId: enterprises.id,
          name: enterprises.name,
          regionName: regions.name,
          creditGrade: enterprises.creditGrade,
        })
        .from(enterprises)
        .leftJoin(regions, eq(regions.regionId, enterprises.regionId))
        .where(and(isOther, contains(keyword, enterprises.name, enterprises.shortName)))
        .orderBy(enterprises.id)
        .limit(maxFound)
    : [...best.values()].map(({ match, name, regionName, owner }) => ({
        enterpriseId: match.enterpriseId ?? '',
        name: name ?? '',
        regionName,
        creditGrade: owner?.creditGrade ?? null,
      }));
  return named
    .map((row) => {
      const match = best.get(row.enterpriseId)?.match;
      return {
        ...row,
        regionName: row.regionName ?? '',
        creditGrade: row.creditGrade ?? '',
        score: match?.score ?? null,
        parts: viewParts(match?.parts ?? []),
      };
    })
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
};
