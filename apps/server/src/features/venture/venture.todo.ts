import { introductionKindLabels, roomStateLabels } from '@portal/contract/venture/terms';
import { and, desc, eq } from 'drizzle-orm';
import { type TodoSource, todoTotal } from '../../feature/todo-source.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { ventureLinks } from './concerned.ts';
import { countWaitingIntroductions, listWaitingIntroductions } from './introduction/introduction.queries.ts';
import { isOwnVenture } from './venture.queries.ts';
import { ventureAccesses, ventures } from './venture.table.ts';

/** Access requests and introductions that wait for the user's answer. */
export const ventureTodo: TodoSource = {
  kind: 'VENTURE',
  async list(db, { actor, limit }) {
    if (actor.userType === '900') return [];
    const isWaiting = and(eq(ventureAccesses.status, 'ASKED'), isOwnVenture(actor));
    const [asked, introduced, introductions] = await Promise.all([
      db
        .select({
          id: ventureAccesses.id,
          ventureId: ventures.id,
          title: ventures.name,
          note: enterprises.name,
          dueAt: ventureAccesses.dueAt,
          total: todoTotal,
        })
        .from(ventureAccesses)
        .innerJoin(ventures, eq(ventures.id, ventureAccesses.ventureId))
        .innerJoin(enterprises, eq(enterprises.id, ventureAccesses.enterpriseId))
        .where(isWaiting)
        .orderBy(desc(ventureAccesses.createdAt), desc(ventureAccesses.id))
        .limit(limit),
      listWaitingIntroductions(db, actor, limit),
      countWaitingIntroductions(db, actor),
    ]);
    const all = [
      ...asked.map(({ ventureId, total: _total, ...row }) => ({
        ...row,
        statusText: roomStateLabels.ASKED(),
        link: ventureLinks.room(ventureId),
      })),
      ...introduced.map(({ introduction, ventureName, partyName, institution }) => ({
        id: introduction.id,
        title: ventureName || partyName,
        note: introduction.kind === 'INTEREST' ? institution.name : partyName,
        statusText: introductionKindLabels[introduction.kind](),
        dueAt: introduction.dueAt,
        link: ventureLinks.introduction(introduction.id),
      })),
    ];
    const total = (asked[0]?.total ?? 0) + introductions;
    return all.slice(0, limit).map((row) => ({ ...row, total }));
  },
};
