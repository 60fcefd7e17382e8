import { isPartner } from '@portal/contract/candidate/terms';
import type { PartScore } from '@portal/contract/fit/terms';
import type { RecommendSender } from '@portal/contract/match/recommend-terms';
import { asc, inArray } from 'drizzle-orm';
import { keepMatches } from '../features/candidate/compute-matches.ts';
import { findMatches } from '../features/candidate/rank-candidates.ts';
import { contributions } from '../features/features.ts';
import { users } from '../features/identity/user.table.ts';
import { type Project, projects } from '../features/match/project.table.ts';
import { sendRecommendation } from '../features/match/send-recommendation.public.ts';
import { demoRecommendWords } from './content/compose-recommends.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import type { DemoContext } from './demo-context.ts';
import { type DemoPerson, sourceOf } from './demo-source.ts';

export interface Pair {
  project: Project;
  toEnterpriseId: string;
  targetProjectId: string | null;
  /** The service whose provider the project's side chose. */
  serviceId: string | null;
  score: number;
  parts: PartScore[];
}

/** Matches for each project that is or was open, best first; stored only for open ones. */
export async function findPairs(tx: DemoContext['tx'], today: string): Promise<Pair[]> {
  const rows = await tx
    .select()
    .from(projects)
    .where(inArray(projects.status, ['PUBLISHED', 'MATCHED']))
    .orderBy(asc(projects.publishedAt));
  const lastNight = new Date(notAhead(chinaInstant(today, 130)));
  const sources = { db: tx, helpers: contributions.helpers };
  const rounds: Pair[][] = [];
  for (const [nth, project] of rows.entries()) {
    const isOpen = project.status === 'PUBLISHED';
    const ranked = isOpen
      ? await keepMatches(sources, project, lastNight)
      : await findMatches(sources, project, lastNight);
    const partners = new Map(
      ranked
        .filter(isPartner)
        .toReversed()
        .map((match) => [match.enterpriseId, match]),
    );
    const best = [...partners.values()].sort((a, b) => b.score - a.score);
    for (const [round, { enterpriseId, targetType, targetId, score, parts }] of best.entries()) {
      rounds[round] ??= [];
      rounds[round].push({
        project,
        toEnterpriseId: enterpriseId,
        targetProjectId: targetType === 'PROJECT' ? targetId : null,
        serviceId: null,
        score,
        parts,
      });
    }
    // Some projects also chose a suitable service.
    const service = ranked.find(({ targetType }) => targetType === 'SERVICE');
    if (service && nth % 3 === 0) {
      const { enterpriseId, targetId, score, parts } = service;
      rounds[2] ??= [];
      rounds[2].push({
        project,
        toEnterpriseId: enterpriseId,
        targetProjectId: null,
        serviceId: targetId,
        score,
        parts,
      });
    }
  }
  return rounds.flat();
}

/** The people who act for an enterprise, and the park's officer. */
export interface People {
  leaderOf: (enterpriseId: string) => DemoPerson;
  officer: DemoPerson;
}

export async function readPeople(tx: DemoContext['tx']): Promise<People> {
  const all = await tx.select().from(users);
  const isOwner = ({ loginName }: DemoPerson) =>
    (loginName.startsWith('ent_') || loginName.startsWith('demo_')) &&
    !['demo_finance', 'demo_staff'].includes(loginName);
  const officer = all.find(({ loginName }) => loginName === 'op_service');
  if (!officer) throw new Error('the demo park has no op_service');
  return {
    officer,
    leaderOf: (enterpriseId) => {
      const owner = all.find((user) => user.enterpriseId === enterpriseId && isOwner(user));
      if (!owner) throw new Error(`${enterpriseId} has no owner`);
      return owner;
    },
  };
}

const senders: readonly RecommendSender[] = ['SYSTEM', 'ENTERPRISE', 'SYSTEM', 'OPERATOR'];

/** Recommends a project to an enterprise on behalf of the system, its owner or an officer. */
export async function send(tx: DemoContext['tx'], people: People, pair: Pair, at: number, sentAt: number) {
  const { project, ...match } = pair;
  const fromType = match.serviceId ? 'ENTERPRISE' : (senders[at % senders.length] ?? 'SYSTEM');
  const owner = people.leaderOf(project.enterpriseId);
  const by = { SYSTEM: null, ENTERPRISE: owner, OPERATOR: people.officer }[fromType];
  const source = sourceOf(by ?? people.officer, sentAt);
  const words = demoRecommendWords[fromType];
  return sendRecommendation(tx, by ? source : { ...source, actor: null }, {
    project,
    ...match,
    fromType,
    reason: words[at % words.length] ?? '',
    ...(by && { fromUserId: by.id }),
    ...(fromType === 'ENTERPRISE' && { fromEnterpriseId: project.enterpriseId }),
  });
}

/** Whether both sides were already in the park. */
export const areThere = (people: People, { project, toEnterpriseId }: Pair, time: number): boolean =>
  [project.enterpriseId, toEnterpriseId].every((id) => people.leaderOf(id).createdAt.getTime() < time);
