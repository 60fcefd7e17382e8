import type { ServiceQuestionState } from '@portal/contract/market/service-question-terms';
import type { services, shops } from '../features/market/market.table.ts';
import type { ShopComplaint } from '../features/service-order/complaint/complaint.table.ts';
import { placeComplaint } from '../features/service-order/complaint/file-complaint.ts';
import { moveComplaint } from '../features/service-order/complaint/move-complaint.ts';
import { setBy } from '../features/service-order/complaint/operate-complaint.ts';
import { placeQuestion } from '../features/service-order/question/ask-question.ts';
import { moveQuestion } from '../features/service-order/question/move-question.ts';
import { answeredBy } from '../features/service-order/question/operate-question.ts';
import { moveServiceRecommend } from '../features/service-recommend/move-service-recommend.ts';
import { placeServiceRecommend } from '../features/service-recommend/send-service.ts';
import { addWorkingHours } from '../platform/working-hours.ts';
import {
  demoComplaints,
  demoOpenQuestions,
  demoQuestions,
  demoServiceRecommends,
} from './content/compose-shop-contacts.ts';
import { notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';
import { type DemoPerson, sourceOf } from './demo-source.ts';

const day = 86_400_000;
const hour = 3_600_000;

interface Offer {
  service: typeof services.$inferSelect;
  shop: typeof shops.$inferSelect;
  owner: DemoPerson;
}

interface Parties {
  offers: readonly Offer[];
  buyers: readonly DemoPerson[];
  named: (loginName: string) => DemoPerson;
}

const pick = <T>(all: readonly T[], at: number): T => {
  const one = all[at % all.length];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

/** A person who does not run the shop. */
const askerOf = (buyers: readonly DemoPerson[], { shop }: Offer, at: number): DemoPerson =>
  pick(
    buyers.filter(({ enterpriseId }) => enterpriseId !== shop.enterpriseId),
    at,
  );

const isAudited = ({ auditStatus, enterpriseId }: DemoPerson) => (auditStatus === '2' ? enterpriseId : null);

/** Asks a question and takes it to its state. */
async function ask(
  { tx }: DemoContext,
  { buyers, named }: Parties,
  { offer, at, state, reason }: { offer: Offer; at: number; state: ServiceQuestionState; reason: string },
): Promise<void> {
  const { body, answer } = pick(demoQuestions, at);
  const asker = askerOf(buyers, offer, at);
  const { service, shop, owner } = offer;
  const published = (service.publishedAt ?? service.createdAt).getTime();
  const isOpen = state === 'ASKED' || state === 'PENDING';
  const wanted = isOpen ? Date.now() - (2 + (at % 5)) * hour : published + (1 + (at % 20)) * day;
  const asked = notAhead(Math.max(wanted, published + hour, asker.createdAt.getTime() + day));
  const answered = addWorkingHours(new Date(asked), (4 + ((at * 13) % 90)) * 60_000);
  const later = notAhead(answered.getTime());
  const question = await placeQuestion(tx, sourceOf(asker, asked), {
    id: demoId('service-question', `${service.id} ${at}`),
    serviceId: service.id,
    shopId: shop.id,
    userId: asker.id,
    enterpriseId: isAudited(asker),
    body,
  });
  if (state === 'ASKED') return;
  if (state === 'WITHDRAWN') {
    await moveQuestion(tx, sourceOf(asker, later), question, { event: 'withdraw' });
    return;
  }
  const byShop = sourceOf(owner, later);
  if (state === 'DECLINED') {
    await moveQuestion(tx, byShop, question, { event: 'decline', reason });
    return;
  }
  const notice = await moveQuestion(tx, byShop, question, {
    event: state === 'PENDING' ? 'hold' : 'answer',
    set: answeredBy(question, answer, byShop.now),
  });
  if (state === 'HIDDEN')
    await moveQuestion(tx, sourceOf(named('op_service'), notAhead(later + day)), notice, {
      event: 'hide',
      reason,
    });
}

/** Up to two answered questions per service, and some in every other state, the first of them for the demo shop. */
async function fillQuestions(context: DemoContext, parties: Parties, own: readonly Offer[]): Promise<void> {
  for (const [at, offer] of parties.offers.entries())
    for (let turn = 0; turn < at % 3; turn++)
      await ask(context, parties, { offer, at: at + turn * 4, state: 'ANSWERED', reason: '' });
  const inOrder = [...own, ...parties.offers.filter((offer) => !own.includes(offer))];
  for (const [at, { state, reason }] of demoOpenQuestions.entries())
    await ask(context, parties, { offer: pick(inOrder, at), at: at + 100, state, reason });
}

async function fillComplaints(
  { tx }: DemoContext,
  { buyers, named, offers }: Parties,
  own: readonly Offer[],
): Promise<void> {
  const inOrder = [...own.slice(0, 1), ...offers.filter((offer) => !own.includes(offer))];
  for (const [at, { state, kind, body, statement, finding, ago }] of demoComplaints.entries()) {
    const offer = pick(inOrder, at === 0 ? 0 : at * 5);
    const by = askerOf(buyers, offer, at + 1);
    const latest = Math.max(by.createdAt.getTime(), offer.shop.createdAt.getTime());
    const filed = notAhead(Math.max(Date.now() - ago * day - 5 * hour, latest + day));
    const after = (hours: number) => notAhead(filed + hours * hour);
    let row: ShopComplaint = await placeComplaint(tx, sourceOf(by, filed), {
      id: demoId('shop-complaint', String(at)),
      shopId: offer.shop.id,
      userId: by.id,
      enterpriseId: isAudited(by),
      kind,
      body,
      fileId: '',
    });
    const byPark = (hours: number) => sourceOf(named('op_service'), after(hours));
    const decide = async (event: 'accept' | 'uphold' | 'dismiss', hours: number, text = '') => {
      const source = byPark(hours);
      row = await moveComplaint(tx, source, row, {
        event,
        set: setBy(event, text, source.now),
        reason: text,
      });
    };
    if (state === 'SUBMITTED') continue;
    if (state === 'WITHDRAWN') {
      await moveComplaint(tx, sourceOf(by, after(6)), row, { event: 'withdraw' });
      continue;
    }
    await decide('accept', 3);
    if (statement !== undefined) {
      const source = sourceOf(offer.owner, after(26));
      row = await moveComplaint(tx, source, row, {
        event: 'state',
        set: { statement, statedAt: source.now, dueAt: null },
      });
    }
    if (state === 'UPHELD') await decide('uphold', 7 * 24, finding);
    if (state === 'DISMISSED') await decide('dismiss', 50, finding);
  }
}

/** Between enterprises among the buyers, for services neither of them offers. */
async function fillServiceRecommends({ tx }: DemoContext, { buyers, offers }: Parties): Promise<void> {
  const companies = buyers.flatMap((person) => {
    const enterpriseId = isAudited(person);
    return enterpriseId === null ? [] : [{ person, enterpriseId }];
  });
  for (const [at, { state, reason, answer, ago }] of demoServiceRecommends.entries()) {
    const [from, to] = [pick(companies, at + 1 + (at % 3)), pick(companies, at)];
    const sides = [from.enterpriseId, to.enterpriseId];
    const { service } = pick(
      offers.filter(({ shop }) => !sides.includes(shop.enterpriseId)),
      at * 7,
    );
    const begun = Math.max(from.person.createdAt.getTime(), to.person.createdAt.getTime()) + day;
    const sent = notAhead(Math.max(Date.now() - ago * day - 2 * hour, begun));
    const row = await placeServiceRecommend(tx, sourceOf(from.person, sent), {
      id: demoId('service-recommend', String(at)),
      serviceId: service.id,
      fromEnterpriseId: from.enterpriseId,
      toEnterpriseId: to.enterpriseId,
      reason,
    });
    const later = notAhead(sent + 20 * hour);
    if (state === 'INTERESTED' || state === 'DECLINED')
      await moveServiceRecommend(
        tx,
        sourceOf(to.person, later),
        row,
        state === 'DECLINED' ? 'decline' : 'interested',
        answer,
      );
    if (state === 'WITHDRAWN') await moveServiceRecommend(tx, sourceOf(from.person, later), row, 'withdraw');
    if (state === 'EXPIRED')
      await moveServiceRecommend(
        tx,
        { ...sourceOf(from.person, row.expiresAt.getTime()), actor: null },
        row,
        'expire',
      );
  }
}

/** Questions to shops, complaints about them, and recommendations of their services. */
export async function fillShopContacts(context: DemoContext, parties: Parties): Promise<void> {
  const provider = parties.named('demo_provider').enterpriseId;
  const own = parties.offers.filter(({ shop }) => shop.enterpriseId === provider);
  await fillQuestions(context, parties, own);
  await fillComplaints(context, parties, own);
  await fillServiceRecommends(context, parties);
}
