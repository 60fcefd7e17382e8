import { regions } from '../../apps/server/src/features/dictionary/dictionary.table.ts';
import { chinaDayOf } from '../../apps/server/src/platform/china-time.ts';
import type { PayloadPages, PayloadSource } from './payload-source.ts';
import type { Writer } from './writer.ts';

interface Saved {
  projectId: string;
  version: number;
}

const project = '/api/matchManage/project';

/** A project that is public, and one that the park has not passed. */
async function write({ db, fixtures: { author, owner }, write }: Writer): Promise<PayloadPages> {
  await db.insert(regions).values({ regionId: 'YX', name: '云岫花谷', kind: '行政区' }).onConflictDoNothing();
  const begin = async () => {
    const data = {
      kind: 'DEMAND',
      categoryCode: 'T_CUT',
      chainStage: 'GROW',
      quantityX100: 100,
      priceFromFen: 1,
      priceToFen: 2,
      seasonFrom: 1,
      seasonTo: 2,
      regionId: 'YX',
      deadline: chinaDayOf(Date.now() + 30 * 86_400_000),
      contactPhone: '15400003335',
      fileId: '',
    };
    const { projectId: id, version } = await write<Saved>(owner.caller, `${project}/save`, { data });
    const handedIn = await write<Saved>(owner.caller, `${project}/operate`, {
      id,
      event: 'submit',
      data: {},
      version,
    });
    return { id, version: handedIn.version };
  };
  const [shown, refused] = [await begin(), await begin()];
  await write(author.caller, `${project}/review`, { ...shown, event: 'approve', data: {} });
  await write(author.caller, `${project}/review`, { ...refused, event: 'reject', data: {} });
  return {
    public: [`/match/${shown.id}`],
    owner: [
      '/project-release-list',
      `/project-release-list/${shown.id}`,
      `/project-release-list/${refused.id}`,
    ],
    operator: ['/manage/match', `/manage/match?project=${shown.id}`, `/manage/match?project=${refused.id}`],
  };
}

export const projectPayloads: PayloadSource = {
  unshown: {
    '/api/matchManage/project/save data.fileId': 'is looked up',
    '/api/matchManage/project/operate data.reason': 'is for the log',
  },
  write,
};
