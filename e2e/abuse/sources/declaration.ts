import {
  insertDeclaration,
  insertOpinion,
} from '../../../apps/server/src/features/declaration/testing/insert-declaration.ts';
import { insertUser } from '../../../apps/server/src/features/identity/testing/insert-user.ts';
import {
  insertDeclareItem,
  insertPolicy,
} from '../../../apps/server/src/features/policy/testing/insert-policy.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const base = '/api/policyManage/declaration';

interface Moved {
  version: number;
}

/** An application that was returned, one objected to and refused, one paid out, and a library document. */
async function write({ db, fixtures, write, file }: Writer): Promise<PayloadPages> {
  const { author, owner, person, enterpriseId } = fixtures;
  const policyId = await insertPolicy(db, { conditions: [] });
  const itemOf = () =>
    insertDeclareItem(db, {
      policyId,
      windowFrom: '2020-01-01',
      windowTo: '2099-12-31',
      formSchema: [{ code: 'text', label: '项目概要', type: 'textarea', required: true, sort: 1 }],
      materials: [],
    });

  const begun = await owner.caller.post<{ declarationId: string }>(`${base}/start`, {
    itemId: await itemOf(),
  });
  const id = begun.declarationId;
  let { version } = await write<Moved>(owner.caller, `${base}/save`, {
    id,
    version: 1,
    data: { form: { text: '' }, materials: {} },
  });
  const sent = { id, event: 'submit', version, data: { commits: true, reason: '' } };
  version = (await owner.caller.post<Moved>(`${base}/operate`, sent)).version;
  version = (
    await write<Moved>(author.caller, `${base}/decide`, {
      id,
      event: 'return',
      version,
      data: { notes: [{ target: 'form.text' }], days: 5, expertIds: [], amountFen: null },
    })
  ).version;

  const insert = async (more: object) =>
    insertDeclaration(db, { itemId: await itemOf(), enterpriseId, applicantId: owner.user.id, ...more });
  const published = await insert({
    status: 'PUBLICITY',
    amountApprovedFen: 1_000_000,
    publicityUntil: new Date(Date.now() + 86_400_000),
  });
  await write(person.caller, `${base}/object`, { id: published, data: {} });
  const read = async (of: string) =>
    author.caller.get<{ objections: { objectionId: string; version: number }[] } & Moved>(
      `${base}/queryManageDetail`,
      { id: of },
    );
  const [objection] = (await read(published)).objections;
  await write(author.caller, `${base}/decideObjection`, {
    id: objection?.objectionId,
    version: objection?.version,
    data: { upholds: true },
  });
  await insertOpinion(db, {
    declarationId: published,
    expertId: author.user.id,
    givenAt: null,
    verdict: null,
  });
  const other = await insertUser(db, { userType: '900', operatorRoles: ['EXPERT'] });
  await insertOpinion(db, { declarationId: published, expertId: other.id });
  await write(author.caller, `${base}/opine`, { id: published, data: { verdict: 'PASS', amountFen: 1 } });
  await write(author.caller, `${base}/decide`, {
    id: published,
    event: 'reject',
    version: (await read(published)).version,
    data: { notes: [], days: 5, expertIds: [], amountFen: null, reasonCode: 'SCOPE' },
  });
  const reviewed = await insert({ status: 'REVIEWING' });
  await insertOpinion(db, {
    declarationId: reviewed,
    expertId: author.user.id,
    givenAt: null,
    verdict: null,
  });
  await write(author.caller, `${base}/recuse`, { id: reviewed, data: {} });

  const approved = await insert({ status: 'APPROVED', amountApprovedFen: 1_000_000 });
  await write(author.caller, `${base}/pay`, { id: approved, version: 1, data: { paidOn: '2026-11-21' } });
  const given = await insert({ status: 'SUBMITTED' });
  await write(owner.caller, `${base}/operate`, {
    id: given,
    event: 'cancel',
    version: 1,
    data: { commits: false },
  });

  const { fileId } = await owner.caller.upload<{ fileId: string }>('/api/fms/upload', file(), {
    purpose: 'DECLARE_MATERIAL',
    visibility: 'owner',
  });
  await write(owner.caller, `${base}/saveLibrary`, { data: { code: 'FIN', fileId, validTo: null } });
  return {
    owner: [
      ...[id, published, approved, given].map((one) => `/my-application-list/declaration/${one}`),
      '/my-application-list/materials',
    ],
    operator: [
      '/manage/declaration',
      '/manage/declaration?view=list',
      ...[id, published, reviewed, approved, given].map((one) => `/manage/declaration?declaration=${one}`),
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    [`${base}/save data.materials{}.fileId`]: 'is looked up',
    [`${base}/save data.materials{}.libraryId`]: 'is looked up',
    [`${base}/saveLibrary data.fileId`]: 'is looked up',
  },
  write,
};
