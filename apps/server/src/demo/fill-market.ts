import type { ServiceEvent, ShopEvent } from '@portal/contract/market/shop-terms';
import { and, like, lt, or, sql } from 'drizzle-orm';
import { users } from '../features/identity/user.table.ts';
import { services, shops } from '../features/market/market.table.ts';
import { moveService } from '../features/market/move-service.ts';
import { moveShop } from '../features/market/move-shop.ts';
import { messages } from '../features/message/message.table.ts';
import { addDays } from '../platform/china-time.ts';
import { insertDrawings } from '../platform/files/insert-files.ts';
import {
  composeServices,
  composeShops,
  reasonsGiven,
  waysOfService,
  waysOfShop,
} from './content/compose-market.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { motifNamed } from './content/demo-motifs.ts';
import type { DemoContext } from './demo-context.ts';
import { type DemoPerson, sourceOf } from './demo-source.ts';
import { insertGalleries } from './insert-galleries.ts';

const day = 86_400_000;
const pictureSize = { width: 1200, height: 800 };

interface People {
  ownerOf: (enterpriseId: string) => DemoPerson;
  named: (loginName: string) => DemoPerson;
}

async function readPeople({ tx }: DemoContext): Promise<People> {
  const all = await tx.select().from(users);
  const found = (person: DemoPerson | undefined, what: string) => {
    if (!person) throw new Error(`the demo park has no ${what}`);
    return person;
  };
  return {
    ownerOf: (enterpriseId) =>
      found(
        all.find(
          (user) =>
            user.enterpriseId === enterpriseId &&
            (user.loginName.startsWith('ent_') || user.loginName.startsWith('demo_')) &&
            !['demo_finance', 'demo_staff'].includes(user.loginName),
        ),
        `owner of ${enterpriseId}`,
      ),
    named: (loginName) =>
      found(
        all.find((user) => user.loginName === loginName),
        loginName,
      ),
  };
}

const ofThePark: readonly (ShopEvent | ServiceEvent)[] = [
  'pass',
  'return',
  'suspend',
  'resume',
  'reject',
  'ban',
  'unban',
];

/** A working minute for each step, two days apart. */
const stepAt = (begin: number, step: number) => notAhead(begin + step * 2 * day + step * 37 * 60_000);

async function fillShops({ tx, today }: DemoContext, { ownerOf, named }: People): Promise<void> {
  for (const [at, { key, enterpriseKey, status, ...shop }] of composeShops().entries()) {
    const enterpriseId = demoId('enterprise', enterpriseKey);
    const owner = ownerOf(enterpriseId);
    const wanted = chinaInstant(addDays(today, status === 'DRAFT' ? -9 : -150 + at), 560 + at * 7);
    const begin = Math.max(wanted, owner.createdAt.getTime() + 2 * day);
    const [picture] = await insertDrawings(tx, [
      {
        id: demoId('shop-logo', key),
        recipe: { motif: motifNamed(logos[at % logos.length] ?? 'foliage'), seed: `shop-${key}` },
        width: 400,
        height: 400,
        alt: shop.name,
      },
    ]);
    const created = new Date(begin - day);
    let [row] = await tx
      .insert(shops)
      .values({
        ...shop,
        id: demoId('shop', key),
        enterpriseId,
        logo: picture ?? null,
        status: 'DRAFT',
        createdAt: created,
        createdBy: owner.id,
        updatedAt: created,
      })
      .returning();
    for (const [step, event] of waysOfShop[status].entries()) {
      if (!row) throw new Error(`failed to insert shop ${key}`);
      const by = ofThePark.includes(event) ? named('op_audit') : owner;
      // A shop that wants to reopen has been waiting since yesterday.
      const moved = event === 'reopen' ? chinaInstant(addDays(today, -1), 640) : stepAt(begin, step);
      row = await moveShop(tx, sourceOf(by, moved), row, event, reasonsGiven[event]);
    }
  }
}

/** Service areas: many nationwide, some only in the valley, some in neighbouring areas too. */
const offeredIn = [[], ['YX-HX', 'YX-BP', 'YX-DL', 'YX-XN'], [], ['YX-HX', 'LX-YZ', 'FZ-GD'], ['YX-BP']];

const logos = ['lab', 'foliage', 'seedling', 'bouquet', 'coldchain', 'greenhouse'];

async function fillServices({ tx, today }: DemoContext, { ownerOf, named }: People): Promise<void> {
  const all = composeServices();
  const drawn = await insertDrawings(
    tx,
    all.map(({ key, title, motif }) => ({
      id: demoId('service-picture', key),
      recipe: { motif: motifNamed(motif), seed: `service-${key}` },
      ...pictureSize,
      alt: title,
    })),
  );
  const shown = all.filter((_, at) => at % 4 < 2).map((service) => ({ ...service, name: service.title }));
  const galleryOf = await insertGalleries(tx, 'service', shown, 2);
  const enterpriseOf = new Map(
    composeShops().map((shop) => [shop.key, demoId('enterprise', shop.enterpriseKey)]),
  );
  for (const [at, { key, shopKey, status, motif: _motif, ...service }] of all.entries()) {
    const enterpriseId = enterpriseOf.get(shopKey) ?? '';
    const owner = ownerOf(enterpriseId);
    const isNew = status === 'DRAFT' || status === 'PENDING';
    const wanted = chinaInstant(addDays(today, isNew ? -1 - (at % 4) : -120 + at), 570 + ((at * 11) % 400));
    const begin = Math.max(wanted, owner.createdAt.getTime() + 8 * day + (at % 17) * 8_000_000);
    const created = new Date(begin - 3_600_000);
    let [row] = await tx
      .insert(services)
      .values({
        ...service,
        id: demoId('service', key),
        shopId: demoId('shop', shopKey),
        picture: drawn[at] ?? null,
        gallery: galleryOf(key),
        regionIds: offeredIn[at % offeredIn.length] ?? [],
        status: 'DRAFT',
        createdAt: created,
        createdBy: owner.id,
        updatedAt: created,
      })
      .returning();
    for (const [step, event] of waysOfService[status].entries()) {
      if (!row) throw new Error(`failed to insert service ${key}`);
      const by = ofThePark.includes(event) ? named(at % 2 === 0 ? 'op_service' : 'op_service2') : owner;
      const reason = reasonsGiven[event] ?? '';
      row = await moveService(tx, sourceOf(by, stepAt(begin, step)), { enterpriseId }, row, {
        event,
        reason,
      });
    }
  }
}

/** Marks messages older than a few days as read. */
const readOld = ({ tx, today }: DemoContext) =>
  tx
    .update(messages)
    .set({ readAt: sql`${messages.sentAt} + interval '2 hours'`, mergeKey: null })
    .where(
      and(
        or(like(messages.eventCode, 'SHOP_%'), like(messages.eventCode, 'SERVICE_%')),
        lt(messages.sentAt, new Date(chinaInstant(addDays(today, -6)))),
      ),
    );

/** Eighteen shops with 96 services, in every state. */
export async function fillMarket(context: DemoContext): Promise<void> {
  const people = await readPeople(context);
  await fillShops(context, people);
  await fillServices(context, people);
  await readOld(context);
}
