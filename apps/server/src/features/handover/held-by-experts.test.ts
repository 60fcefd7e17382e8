import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { declarationOpinions } from '../declaration/declaration.table.ts';
import { useDeclarations } from '../declaration/testing/use-declarations.ts';
import { insertUser } from '../identity/testing/insert-user.ts';

const detail = 'GET /api/userManage/handover/queryDetail';
const give = 'POST /api/userManage/handover/give';

const on = useDeclarations();
const admin = () => on.portal.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
const newExpert = () => insertUser(on.portal.db, { userType: '900', operatorRoles: ['EXPERT'] });

describe('an opinion an expert was asked for', () => {
  it('goes to an expert without ties who was not asked, and none else', async () => {
    const id = await on.insert('REVIEWING');
    await on.opined(id);
    await on.portal.db.update(declarationOpinions).set({ givenAt: null, verdict: null });
    const free = await newExpert();
    const related = await newExpert();
    const stepped = await on.insert('REVIEWING', { itemId: on.itemId, year: 2020 });
    const { expert, expert2 } = on.operators;
    await on.portal.db.insert(declarationOpinions).values({
      id: '01J00000000000000000000009',
      declarationId: stepped,
      expertId: related.id,
      recusedFor: '是我的亲戚',
    });
    const token = await admin();
    const read = async () => (await on.portal.call(detail, { id: expert.id }, token)).data;
    const [item] = (await read()).items;
    expect(item).toMatchObject({ kind: 'OPINION', canRelease: false, takers: [free.id] });
    expect(item?.barred.toSorted()).toEqual([expert2.id, related.id].sort());
    const send = async (to: string | null) =>
      (
        await on.portal.call(
          give,
          { id: expert.id, data: { items: [{ kind: 'OPINION', refId: item?.refId ?? '', to }] } },
          token,
        )
      ).data;
    for (const to of [expert2.id, related.id, null]) expect((await send(to)).given).toBe(0);
    expect(await send(free.id)).toEqual({ given: 1, left: [] });
    const [row] = await on.portal.db
      .select()
      .from(declarationOpinions)
      .where(eq(declarationOpinions.id, item?.refId ?? ''));
    expect(row?.expertId).toBe(free.id);
    const [log] = await on.portal.db
      .select()
      .from(operLogs)
      .where(eq(operLogs.event, 'declaration.reassign'));
    expect(log).toMatchObject({ entityId: id, before: { expertId: expert.id } });
  });
});
