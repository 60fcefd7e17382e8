import {
  type IntroductionKind,
  type IntroductionState,
  introductionStates,
} from '@portal/contract/venture/terms';
import { and, desc, eq, getTableColumns, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { cases } from '../../case/case.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { type InstitutionRecord, institutions } from '../../finance/finance.table.ts';
import { enterpriseOf } from '../venture.policy.ts';
import type { Page } from '../venture.queries.ts';
import { introductions, ventures } from '../venture.table.ts';

/** The open institution of an enterprise. */
export async function findInstitutionOf(db: Db, enterpriseId: string): Promise<InstitutionRecord | null> {
  const [row] = await db
    .select()
    .from(institutions)
    .where(and(eq(institutions.enterpriseId, enterpriseId), eq(institutions.status, 'OPEN')));
  return row ?? null;
}

const parties = alias(enterprises, 'party');

const selectIntroductions = (db: Db) =>
  db
    .select({
      introduction: getTableColumns(introductions),
      institution: {
        enterpriseId: institutions.enterpriseId,
        name: institutions.name,
        contactName: institutions.contactName,
        contactPhone: institutions.contactPhone,
      },
      ventureName: sql<string>`coalesce(${ventures.name}, '')`,
      partyName: sql<string>`coalesce(${parties.name}, '')`,
      // A venture has its own contact; for a talk it is the one the enterprise gave the park.
      partyContact: {
        name: sql<string>`coalesce(${ventures.contactName}, ${parties.contactName}, '')`,
        phone: sql<string>`coalesce(${ventures.contactPhone}, ${parties.contactPhone}, '')`,
      },
      no: sql<string>`coalesce(${cases.caseNo}, '')`,
    })
    .from(introductions)
    .innerJoin(institutions, eq(institutions.id, introductions.institutionId))
    .leftJoin(ventures, eq(ventures.id, introductions.ventureId))
    .leftJoin(parties, eq(parties.id, introductions.partyEnterpriseId))
    .leftJoin(cases, and(eq(cases.kind, 'INTRODUCTION'), eq(cases.bizId, introductions.id)))
    .$dynamic();

export type NamedIntroduction = Awaited<ReturnType<typeof selectIntroductions>>[number];

/** Introductions in which the enterprise is the institution's side. */
const isInstitutionSide = (enterpriseId: string | null): SQL | undefined =>
  enterpriseId === null
    ? undefined
    : eq(
        introductions.institutionId,
        sql`(select ${institutions.id} from ${institutions} where ${institutions.enterpriseId} = ${enterpriseId})`,
      );

/** Introductions with the actor on either side. */
export const isOnOneSide = (actor: Actor): SQL | undefined => {
  const enterpriseId = enterpriseOf(actor);
  return or(
    isInstitutionSide(enterpriseId),
    enterpriseId === null ? undefined : eq(introductions.partyEnterpriseId, enterpriseId),
    and(isNull(introductions.partyEnterpriseId), eq(introductions.partyUserId, actor.userId)),
  );
};

interface IntroductionFilter {
  state?: IntroductionState | undefined;
  kind?: IntroductionKind | undefined;
  ventureId?: string | undefined;
}

const isInState = (state: IntroductionState | undefined) => state && eq(introductions.status, state);

const conditions = (actor: Actor, { kind, ventureId }: IntroductionFilter) =>
  and(
    isOnOneSide(actor),
    kind && eq(introductions.kind, kind),
    ventureId === undefined ? undefined : eq(introductions.ventureId, ventureId),
  );

export const listIntroductions = (
  db: Db,
  actor: Actor,
  { pageNo, pageSize, ...filter }: IntroductionFilter & Page,
): Promise<NamedIntroduction[]> =>
  selectIntroductions(db)
    .where(and(conditions(actor, filter), isInState(filter.state)))
    .orderBy(desc(introductions.updatedAt), desc(introductions.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countIntroductions = (db: Db, actor: Actor, filter: IntroductionFilter) =>
  countTabs(introductionStates, isInState, (columns) =>
    db.select(columns).from(introductions).where(conditions(actor, filter)),
  );

/** Introductions waiting for the actor's answer: interest in their ventures, and those sent to their institution. */
const isWaitingFor = (actor: Actor): SQL | undefined => {
  const enterpriseId = enterpriseOf(actor);
  const toParty = and(
    eq(introductions.kind, 'INTEREST'),
    or(
      enterpriseId === null ? undefined : eq(introductions.partyEnterpriseId, enterpriseId),
      and(isNull(introductions.partyEnterpriseId), eq(introductions.partyUserId, actor.userId)),
    ),
  );
  const ofInstitution = isInstitutionSide(enterpriseId);
  const toInstitution = ofInstitution && and(ne(introductions.kind, 'INTEREST'), ofInstitution);
  return and(eq(introductions.status, 'SENT'), or(toParty, toInstitution));
};

export const listWaitingIntroductions = (db: Db, actor: Actor, limit: number): Promise<NamedIntroduction[]> =>
  selectIntroductions(db)
    .where(isWaitingFor(actor))
    .orderBy(desc(introductions.createdAt), desc(introductions.id))
    .limit(limit);

export const countWaitingIntroductions = (db: Db, actor: Actor): Promise<number> =>
  db.$count(introductions, isWaitingFor(actor));

/** @throws {AppError} 500404, also for one between others */
export async function getIntroduction(db: Db, actor: Actor, id: string): Promise<NamedIntroduction> {
  const [row] = await selectIntroductions(db).where(and(eq(introductions.id, id), isOnOneSide(actor)));
  if (!row) throw notFound();
  return row;
}

/** An introduction with its names, for the job. */
export async function readIntroduction(db: Db, id: string): Promise<NamedIntroduction> {
  const [row] = await selectIntroductions(db).where(eq(introductions.id, id));
  if (!row) throw notFound();
  return row;
}
