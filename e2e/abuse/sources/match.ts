import { ulid } from 'ulidx';
import { regions } from '../../../apps/server/src/features/dictionary/dictionary.table.ts';
import { matches } from '../../../apps/server/src/features/match/match.table.ts';
import type { recommendations } from '../../../apps/server/src/features/match/recommend.table.ts';
import { insertProject } from '../../../apps/server/src/features/match/testing/insert-project.ts';
import { insertRecommend } from '../../../apps/server/src/features/match/testing/insert-recommend.ts';
import { chinaDayOf } from '../../../apps/server/src/platform/china-time.ts';
import { insertOther } from '../insert-other.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

interface Saved {
  projectId: string;
  version: number;
}

const project = '/api/matchManage/project';
const recommend = '/api/matchManage/recommend';

/**
 * Texts that pass from one side to the other: from sending, applying, answering, registering a deal, and recommending
 * by hand.
 */
async function writeWords({ db, fixtures, write }: Writer, shownId: string) {
  const { author, owner, enterpriseId } = fixtures;
  const { id: otherId } = await insertOther(db, '对接方');
  const matchId = ulid();
  await db.insert(matches).values({
    id: matchId,
    projectId: shownId,
    targetType: 'ENTERPRISE',
    targetId: otherId,
    enterpriseId: otherId,
    score: 60,
    parts: [],
    computedAt: new Date(),
  });
  const sent = await write<SentRecommend>(owner.caller, `${recommend}/send`, { matchId, data: {} });
  const theirs = () => insertProject(db, { enterpriseId: otherId, deadline: '2099-12-31' });
  const applied = await write<SentRecommend>(owner.caller, `${recommend}/apply`, {
    projectId: await theirs(),
    data: { offeredX100: 1 },
  });
  const received = async (given: Partial<typeof recommendations.$inferInsert> = {}) =>
    insertRecommend(db, {
      projectId: await theirs(),
      ownerId: otherId,
      toEnterpriseId: enterpriseId,
      sentAt: new Date(),
      ...given,
    });
  const answered = await received();
  await write(owner.caller, `${recommend}/operate`, {
    id: answered,
    event: 'interested',
    version: 1,
    data: { declineReason: null, offeredX100: 1 },
  });
  const connected = await received({ status: 'CONNECTED' });
  const deal = { dealDay: chinaDayOf(new Date()), amountFen: 1 };
  const { dealId } = await write<{ dealId: string }>(owner.caller, `${recommend}/registerDeal`, {
    id: connected,
    version: 1,
    data: deal,
  });
  const byHand = await write<SentRecommend>(author.caller, `${recommend}/sendByHand`, {
    projectId: await theirs(),
    data: { toEnterpriseId: enterpriseId },
  });
  return {
    record: [sent.recommendId],
    received: [applied.recommendId, answered, connected, byHand.recommendId],
    dealId,
  };
}

interface SentRecommend {
  recommendId: string;
}

/** A public project, and one rejected by the park. */
async function write(writer: Writer): Promise<PayloadPages> {
  const {
    db,
    fixtures: { author, owner },
    write,
  } = writer;
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
    const submitted = await write<Saved>(owner.caller, `${project}/operate`, {
      id,
      event: 'submit',
      data: {},
      version,
    });
    return { id, version: submitted.version };
  };
  const [shown, refused] = [await begin(), await begin()];
  await write(author.caller, `${project}/review`, { ...shown, event: 'approve', data: {} });
  await write(author.caller, `${project}/review`, { ...refused, event: 'reject', data: {} });
  const words = await writeWords(writer, shown.id);
  return {
    public: ['/match', `/match/${shown.id}`],
    owner: [
      '/project-release-list',
      `/project-release-list/${shown.id}`,
      `/project-release-list/${refused.id}`,
      `/project-release-list/${shown.id}/match`,
      '/receive-recommend',
      ...words.received.map((id) => `/receive-recommend?recommend=${id}`),
      ...words.record.map((id) => `/recommend-record?recommend=${id}`),
      `/offline-cooperation?order=${words.dealId}`,
    ],
    operator: [
      '/manage/match',
      '/manage/match?view=recommends',
      `/manage/match?project=${shown.id}`,
      `/manage/match?project=${refused.id}`,
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    '/api/matchManage/project/save data.fileId': 'is looked up',
    '/api/matchManage/project/operate data.reason': 'is for the log',
    ...Object.fromEntries(
      ['title', 'body', 'unit', 'categoryCode', 'regionId'].map((field) => [
        `/api/matchManage/match/preview data.${field}`,
        'is not kept',
      ]),
    ),
  },
  write,
};
