import { eq } from 'drizzle-orm';
import { finApplications, finConsents } from '../../../apps/server/src/features/finance/finance.table.ts';
import {
  insertFinProduct,
  insertInstitution,
} from '../../../apps/server/src/features/finance/testing/insert-finance.ts';
import { insertOther } from '../insert-other.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const finance = '/api/financeManage';

interface Row {
  institutionId: string;
  productId: string;
  applicationId: string;
  version: number;
}

/** An institution that was returned once, a product on offer and a rejected one, and a refused application. */
async function write({ db, fixtures: { author, owner }, write }: Writer): Promise<PayloadPages> {
  const made = await write<Row>(owner.caller, `${finance}/institution/save`, {
    data: { kind: 'BANK', ticketFromFen: 1, ticketToFen: 100, stages: [] },
  });
  const { institutionId } = made;
  const send = (entity: string, id: string, version: number) =>
    owner.caller.post<Row>(`${finance}/${entity}/operate`, { id, event: 'submit', version });
  const judge = (entity: string, id: string, event: string, version: number) =>
    write<Row>(author.caller, `${finance}/${entity}/operateManage`, { id, event, version, data: {} });
  const sent = await send('institution', institutionId, made.version);
  const returned = await judge('institution', institutionId, 'return', sent.version);
  const again = await send('institution', institutionId, returned.version);
  await judge('institution', institutionId, 'pass', again.version);
  const publish = async (event: 'pass' | 'reject') => {
    const { productId: id, version } = await write<Row>(owner.caller, `${finance}/product/save`, {
      data: {
        kind: 'CREDIT',
        repay: 'BULLET',
        amountFromFen: 1,
        amountToFen: 100_000_000,
        ratePpmFrom: 1,
        ratePpmTo: 50_000,
        termMonthsFrom: 1,
        termMonthsTo: 12,
        feePpm: 0,
        subsidyPpm: 0,
        materials: [''],
        conditions: [{ kind: 'MANUAL', ruleId: '', required: true }],
        subsidyPolicyId: null,
      },
    });
    await judge('product', id, event, (await send('product', id, version)).version);
    return id;
  };
  const offered = await publish('pass');
  const refused = await publish('reject');

  const otherId = await insertInstitution(db, {
    enterpriseId: (await insertOther(db, '出资方')).id,
  });
  const productId = await insertFinProduct(db, { institutionId: otherId });
  const saved = await write<{ applications: Row[] }>(owner.caller, `${finance}/application/save`, {
    data: {
      productIds: [productId],
      amountFen: 10_000_000,
      termMonths: 6,
      scopes: ['REGISTRATION'],
      consentDays: 90,
    },
  });
  const [application] = saved.applications;
  const id = application?.applicationId ?? '';
  let { version } = await send('application', id, application?.version ?? 1);
  // From here the owner is on both sides, so that the texts of each side can be found.
  await db.update(finApplications).set({ institutionId }).where(eq(finApplications.id, id));
  await db.update(finConsents).set({ institutionId }).where(eq(finConsents.applicationId, id));
  const decide = async (event: string) => {
    const data = { approvedFen: null, approvedPpm: null, approvedMonths: null };
    const address = `${finance}/application/decide`;
    version = (await write<Row>(owner.caller, address, { id, event, version, data })).version;
  };
  await decide('accept');
  await decide('askMaterial');
  const supply = { id, event: 'supply', version, data: { fileId: '' } };
  version = (await write<Row>(owner.caller, `${finance}/application/operate`, supply)).version;
  await decide('reject');
  return {
    public: [
      '/investment/institution',
      `/investment/institution/${institutionId}`,
      `/financial-product-details/${offered}/${institutionId}`,
    ],
    owner: [
      '/my-financial',
      `/my-financial?product=${refused}`,
      `/my-financial-list?application=${id}`,
      `/financial-cooperation-list?application=${id}`,
    ],
    operator: [
      `/manage/finance?institution=${institutionId}`,
      `/manage/finance?view=products&product=${refused}`,
      '/manage/finance?view=financing',
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    [`${finance}/application/operate data.fileId`]: 'is looked up',
    [`${finance}/product/save data.conditions[].ruleId`]: 'is kept only where the product has it already',
  },
  write,
};
