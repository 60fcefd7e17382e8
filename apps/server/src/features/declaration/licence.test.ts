import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { insertLicence } from '../enterprise/admission/testing/apply.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { materialLibrary } from './declaration.table.ts';
import { useDeclarations } from './testing/use-declarations.ts';

const on = useDeclarations();
const { begin, own, store, filled, fire, seen } = on;

it('takes over the licence that two auditors have approved and does not ask for it again', async () => {
  const { db } = on.portal;
  const licenseFileId = await insertLicence(db, on.owner.user.id);
  await db.update(enterprises).set({ licenseFileId }).where(eq(enterprises.id, on.owner.enterpriseId));
  const id = await begin();
  const licence = { code: 'LICENCE', file: { fileId: licenseFileId }, libraryId: '', isAudited: true };
  expect((await own(id)).materials).toMatchObject([licence]);

  const { form, materials } = await filled();
  const kept = { ...materials, LICENCE: { fileId: licenseFileId } };
  expect((await store(id, { form, materials: kept })).header.retCode).toBe('000000');
  expect(await db.$count(materialLibrary)).toBe(0);
  expect((await fire(id, 'submit')).data.state).toBe('SUBMITTED');
  expect((await seen(id)).materials[0]).toMatchObject(licence);
});

it('asks for the licence where the enterprise has none on file', async () => {
  const id = await begin(on.other);
  expect((await own(id, on.other)).materials).toEqual([]);
});

it('tells a newer upload from the approved licence', async () => {
  const id = await begin();
  await store(id, await filled());
  expect((await own(id)).materials[0]).toMatchObject({ code: 'LICENCE', isAudited: false });
});
