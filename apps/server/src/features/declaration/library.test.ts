import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { messages } from '../message/message.table.ts';
import { base, useDeclarations } from './testing/use-declarations.ts';

const on = useDeclarations();
const { fieldsOf, fileOf, settle } = on;

describe('the material library', () => {
  const saveDocument = `POST ${base}/saveLibrary` as const;
  it('keeps versions and notifies once before expiry', async () => {
    const document = async (validTo: string) => ({
      data: { code: 'FIN', name: '上年度财务报表', fileId: await fileOf(on.owner), validTo },
    });
    expect(
      (await on.portal.call(saveDocument, await document('2026-11-20'), on.owner.token)).data,
    ).toMatchObject({
      docVersion: 1,
      isOver: true,
    });
    expect(
      (await on.portal.call(saveDocument, await document('2026-12-10'), on.owner.token)).data,
    ).toMatchObject({
      docVersion: 2,
      endsSoon: true,
    });
    expect((await on.portal.call(`GET ${base}/queryLibrary`, {}, on.owner.token)).data).toMatchObject([
      { docVersion: 2 },
    ]);
    expect((await on.portal.call(`GET ${base}/queryLibrary`, {}, on.other.token)).data).toEqual([]);
    await settle();
    await settle();
    expect(await on.portal.db.$count(messages, eq(messages.eventCode, 'DECLARATION_DOCUMENT_ENDS'))).toBe(1);
    const foreign = { data: { code: 'FIN', name: '报表', fileId: await fileOf(on.other), validTo: null } };
    expect(await fieldsOf(on.portal.call(saveDocument, foreign, on.owner.token))).toEqual(['data.fileId']);
  });
});
