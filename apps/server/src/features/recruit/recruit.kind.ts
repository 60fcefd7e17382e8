import { maxDays, recruitKindLabels, recruitStateLabels } from '@portal/contract/recruit/terms';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PartOf, PostKindSource } from '../../feature/post-kind.ts';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../identity/user.table.ts';
import { lockRecruit, moveRecruit } from './move-recruit.ts';
import { countPlaces } from './recruit.counts.ts';
import { wantedOf } from './recruit.policy.ts';
import { type Position, type Recruit, recruitApplications, recruits } from './recruit.table.ts';

type Part = PartOf<'recruit'>;

/** A recruitment as lists show it. */
export function viewRecruitRow(recruit: Recruit, hired: number) {
  const { state, recruitKind, positions, deadline } = recruit;
  const named = positions.flatMap(({ salaryFromFen, salaryToFen }) =>
    salaryFromFen === null || salaryToFen === null ? [] : [salaryFromFen, salaryToFen],
  );
  return {
    state,
    stateLabel: recruitStateLabels[state](),
    recruitKind,
    kindLabel: recruitKindLabels[recruitKind](),
    wanted: wantedOf(recruit),
    hired,
    deadline,
    salaryFromFen: named.length > 0 ? Math.min(...named) : null,
    salaryToFen: named.length > 0 ? Math.max(...named) : null,
    places: [...new Set(positions.map(({ place }) => place))].filter((place) => place !== ''),
  };
}

function findSalaryFaults({ recruitKind, positions }: Part): Record<string, string> {
  const faults: Record<string, string> = {};
  if (recruitKind !== 'JOB') return faults;
  for (const [at, { salaryFromFen, salaryToFen }] of positions.entries()) {
    const field = `recruit.positions.${at}`;
    if (salaryFromFen === null && salaryToFen !== null)
      faults[`${field}.salaryFromFen`] = m.fault_enter({ field: m.recruit_field_salary_from() });
    else if (salaryFromFen !== null && salaryToFen === null)
      faults[`${field}.salaryToFen`] = m.fault_enter({ field: m.recruit_field_salary_to() });
    else if (salaryFromFen !== null && salaryToFen !== null && salaryFromFen > salaryToFen)
      faults[`${field}.salaryToFen`] = m.recruit_fault_salary();
  }
  return faults;
}

/** Only audited enterprises may offer jobs and partnerships; anyone may look for volunteers. */
async function mayOffer(tx: Db, recruitKind: Part['recruitKind'], userId: string): Promise<boolean> {
  if (recruitKind === 'VOLUNTEER') return true;
  const [author] = await tx
    .select({ auditStatus: users.auditStatus, enterpriseId: users.enterpriseId })
    .from(users)
    .where(eq(users.id, userId));
  return author?.auditStatus === '2' && author.enterpriseId !== null;
}

const keepPositions = ({ recruitKind, positions }: Part): Position[] =>
  positions.map(({ salaryFromFen, salaryToFen, ...line }, at) => ({
    ...line,
    id: `P${at + 1}`,
    // Only jobs have a monthly salary.
    salaryFromFen: recruitKind === 'JOB' ? salaryFromFen : null,
    salaryToFen: recruitKind === 'JOB' ? salaryToFen : null,
  }));

/** Recruitments: posts with positions and a deadline that take private applications. */
export const recruitKind: PostKindSource<'recruit'> = {
  kind: 'RECRUIT',
  part: 'recruit',
  isReviewed: true,
  isNamed: true,

  async findFaults(tx, { part, userId, now }) {
    const faults = findSalaryFaults(part);
    const today = chinaDayOf(now);
    if (part.deadline <= today || part.deadline > addDays(today, maxDays))
      faults['recruit.deadline'] = m.recruit_fault_deadline({ days: maxDays });
    if (!(await mayOffer(tx, part.recruitKind, userId)))
      faults['recruit.recruitKind'] = m.recruit_fault_enterprise();
    return faults;
  },

  mapTexts: (part, change) => ({
    ...part,
    positions: part.positions.map((position, at) => ({
      ...position,
      title: change(position.title, `positions.${at}.title`),
      place: change(position.place, `positions.${at}.place`),
      requirement: change(position.requirement, `positions.${at}.requirement`),
    })),
  }),

  async save(tx, _ctx, { id: postId, authorId, enterpriseId }, part) {
    const { recruitKind: kind, deadline } = part;
    const set = { authorId, enterpriseId, recruitKind: kind, deadline, positions: keepPositions(part) };
    await tx
      .insert(recruits)
      .values({ postId, ...set })
      .onConflictDoUpdate({ target: recruits.postId, set });
    return part.positions
      .map(({ title, place, requirement }) => `${title} ${place} ${requirement}`)
      .join(' ');
  },

  async onMoved(tx, ctx, { id }, { event }) {
    const recruit = await lockRecruit(tx, id);
    if (!recruit) return;
    if ((event === 'publish' || event === 'pass') && recruit.state === 'PENDING')
      await moveRecruit(tx, ctx, recruit, 'open');
    if ((event === 'confirm' || event === 'delete') && recruit.state !== 'CLOSED')
      await moveRecruit(tx, ctx, recruit, 'close');
  },

  async findBlocker(tx, postId) {
    const recruit = await lockRecruit(tx, postId);
    const isOf = and(
      eq(recruitApplications.postId, postId),
      sql`${recruitApplications.status} <> 'WITHDRAWN'`,
    );
    return recruit?.state === 'OPEN' && (await tx.$count(recruitApplications, isOf)) > 0
      ? m.recruit_hindrance_open()
      : null;
  },

  async read(db, postId) {
    const [recruit] = await db.select().from(recruits).where(eq(recruits.postId, postId));
    return (
      recruit && {
        recruitKind: recruit.recruitKind,
        deadline: recruit.deadline,
        positions: recruit.positions.map(({ id: _id, ...line }) => line),
      }
    );
  },

  async readRows(db, postIds) {
    const [rows, places] = await Promise.all([
      db.select().from(recruits).where(inArray(recruits.postId, postIds)),
      countPlaces(db, postIds),
    ]);
    return new Map(
      rows.map((recruit) => [
        recruit.postId,
        viewRecruitRow(recruit, places.get(recruit.postId)?.counts.HIRED ?? 0),
      ]),
    );
  },
};
