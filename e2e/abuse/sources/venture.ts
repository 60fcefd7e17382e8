import { eq } from 'drizzle-orm';
import { insertInstitution } from '../../../apps/server/src/features/finance/testing/insert-finance.ts';
import {
  introductions,
  ventureAccesses,
  ventures,
} from '../../../apps/server/src/features/venture/venture.table.ts';
import { insertOther } from '../insert-other.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const finance = '/api/financeManage';

interface Row {
  ventureId: string;
  accessId: string;
  introductionId: string;
  version: number;
}

/** A public venture and a rejected one, a document, a refused access request, and a declined introduction. */
async function write({ db, fixtures: { author, owner }, write, file }: Writer): Promise<PayloadPages> {
  const publish = async (event: 'pass' | 'reject') => {
    const { ventureId: id, version } = await write<Row>(owner.caller, `${finance}/venture/save`, {
      data: {
        stage: 'SEED',
        fields: ['SUPPLY'],
        needFen: 100_000_000,
        equityX100: 900,
        uses: [{ amountFen: 50_000_000 }],
        team: [{}],
        teamSize: 3,
        progress: [{ day: '2026-01-05' }],
        fileId: null,
      },
    });
    const sent = await owner.caller.post<Row>(`${finance}/venture/operate`, { id, event: 'submit', version });
    await write<Row>(author.caller, `${finance}/venture/operateManage`, {
      id,
      event,
      version: sent.version,
      data: { checked: [] },
    });
    return id;
  };
  const shown = await publish('pass');
  const refused = await publish('reject');
  const uploaded = await owner.caller.upload<{ fileId: string }>('/api/fms/upload', file(), {
    purpose: 'VENTURE_DOCUMENT',
    visibility: 'owner',
  });
  await write(owner.caller, `${finance}/ventureRoom/saveDocument`, {
    id: shown,
    data: { folder: 'PLAN', fileId: uploaded.fileId },
  });

  // The venture belongs to someone else while access is requested, and is handed back for the answer.
  const [own] = await db.select().from(ventures).where(eq(ventures.id, shown));
  const { id: otherId } = await insertOther(db, '项目方');
  await db.update(ventures).set({ enterpriseId: otherId }).where(eq(ventures.id, shown));
  await write(owner.caller, `${finance}/ventureRoom/ask`, { id: shown, data: { folders: ['PLAN'] } });
  await db
    .update(ventures)
    .set({ enterpriseId: own?.enterpriseId ?? null })
    .where(eq(ventures.id, shown));
  const [access] = await db.select().from(ventureAccesses).where(eq(ventureAccesses.ventureId, shown));
  await write(owner.caller, `${finance}/ventureRoom/decide`, {
    id: access?.id,
    event: 'refuse',
    version: 1,
    data: { folders: [], until: null, mayDownload: false },
  });

  const institutionId = await insertInstitution(db, { enterpriseId: otherId });
  const { introductionId: id } = await write<Row>(owner.caller, `${finance}/introduction/send`, {
    kind: 'PITCH',
    ventureId: shown,
    institutionId,
    data: { requestedDay: null },
  });
  // From here the owner is the recipient, so that the answer can be found.
  await db.update(introductions).set({ kind: 'INTEREST' }).where(eq(introductions.id, id));
  await write(owner.caller, `${finance}/introduction/operate`, {
    id,
    event: 'decline',
    version: 1,
    data: {},
  });
  return {
    public: ['/investment/venturelist', `/investment/venturelist/${shown}`],
    owner: [
      '/my-venture',
      `/my-venture/${shown}`,
      `/my-venture/${refused}`,
      `/my-venture/${shown}?tab=room`,
      `/my-venture?view=introductions&introduction=${id}`,
      `/my-venture?view=rooms&room=${shown}`,
    ],
    operator: [`/manage/venture?venture=${refused}`, `/manage/venture?venture=${shown}`],
  };
}

export const source: PayloadSource = {
  unshown: {
    [`${finance}/venture/save data.fileId`]: 'is looked up',
    [`${finance}/ventureRoom/saveDocument data.fileId`]: 'is looked up',
  },
  write,
};
