import type { ViewingEvent, ViewingState } from '@portal/contract/building/terms';
import { and, asc, eq, or } from 'drizzle-orm';
import { buildings, units, viewings } from '../features/building/building.table.ts';
import { placeOf, recordViewing } from '../features/building/record-viewing.ts';
import { users } from '../features/identity/user.table.ts';
import { addDays } from '../platform/china-time.ts';
import { insertDrawings } from '../platform/files/insert-files.ts';
import { demoBuildings, demoViewings } from './content/compose-buildings.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { motifNamed } from './content/demo-motifs.ts';
import type { DemoContext } from './demo-context.ts';
import { insertGalleries } from './insert-galleries.ts';

const pictureSize = { width: 1200, height: 800 };

async function fillHouses({ tx, today }: DemoContext): Promise<void> {
  const houses = demoBuildings();
  const createdAt = new Date(chinaInstant(addDays(today, -400), 600));
  const pictures = await insertDrawings(
    tx,
    houses.map(({ key, name, motif }) => ({
      id: demoId('building-picture', key),
      recipe: { motif: motifNamed(motif), seed: `building-${key}` },
      ...pictureSize,
      alt: name,
    })),
  );
  // Cold stores have no further pictures.
  const shown = houses.filter(({ kind }) => kind !== 'STORE');
  const galleryOf = await insertGalleries(tx, 'building', shown, 4);
  await tx.insert(buildings).values(
    houses.map(({ key, units: _units, motif: _motif, ...house }, at) => ({
      ...house,
      id: demoId('building', key),
      picture: pictures[at] ?? null,
      gallery: galleryOf(key),
      createdAt,
      updatedAt: createdAt,
    })),
  );
  await tx.insert(units).values(
    houses.flatMap((house) =>
      house.units.map(({ key, enterpriseKey, ...unit }) => ({
        ...unit,
        id: demoId('unit', key),
        buildingId: demoId('building', house.key),
        enterpriseId: enterpriseKey === null ? null : demoId('enterprise', enterpriseKey),
        // One was torn out, to widen the passage.
        closedFrom: key === 'C-203' ? addDays(today, -40) : null,
        createdAt,
        updatedAt: createdAt,
      })),
    ),
  );
}

/** Events that lead a request to its state. */
const ways: Record<ViewingState, readonly ViewingEvent[]> = {
  SUBMITTED: [],
  ASSIGNED: ['assign'],
  VISITED: ['assign', 'visit'],
  INTENT: ['assign', 'visit', 'intend'],
  NO_INTENT: ['assign', 'visit', 'decline'],
  CANCELLED: ['assign', 'cancel'],
};
const stateAfter: Record<ViewingEvent, ViewingState> = {
  assign: 'ASSIGNED',
  visit: 'VISITED',
  intend: 'INTENT',
  decline: 'NO_INTENT',
  cancel: 'CANCELLED',
};

async function fillViewings({ tx, today }: DemoContext): Promise<void> {
  const isVisitor = or(
    eq(users.loginName, 'demo_person'),
    and(eq(users.userType, '200'), eq(users.auditStatus, '2')),
  );
  const visitors = await tx
    .select({ id: users.id, enterpriseId: users.enterpriseId })
    .from(users)
    .where(and(eq(users.status, 'NORMAL'), isVisitor))
    .orderBy(asc(users.loginName))
    .limit(demoViewings.length);
  const houses = new Map(demoBuildings().map((house) => [house.key, house]));
  for (const [
    at,
    { building: key, unit, user, madeDay, visitDay, hour, ...rest },
  ] of demoViewings.entries()) {
    const visitor = visitors[user];
    const house = houses.get(key);
    if (!visitor || !house) throw new Error(`no one requests a viewing of ${key}`);
    const made = chinaInstant(addDays(today, madeDay), 560 + at);
    const events = ways[rest.status];
    const [row] = await tx
      .insert(viewings)
      .values({
        ...rest,
        id: demoId('viewing', String(at)),
        buildingId: demoId('building', key),
        unitId: unit === null ? null : demoId('unit', unit),
        userId: visitor.id,
        enterpriseId: visitor.enterpriseId,
        visitAt: visitDay === null ? null : new Date(chinaInstant(addDays(today, visitDay), hour * 60)),
        guideName: events.length > 0 ? house.managerName : '',
        createdAt: new Date(made),
        createdBy: visitor.id,
        updatedAt: new Date(notAhead(made + events.length * 86_400_000)),
      })
      .returning();
    if (!row) throw new Error('failed to insert request');
    const place = placeOf(
      house,
      house.units.find((one) => one.key === unit),
    );
    const first = { ...row, status: 'SUBMITTED' as const };
    await recordViewing(tx, { now: row.createdAt }, first, { event: 'submit', by: 'USER', place });
    for (const [step, event] of events.entries()) {
      const now = new Date(notAhead(made + (step + 1) * 86_400_000));
      const reason = event === 'cancel' ? row.remark : '';
      await recordViewing(
        tx,
        { now },
        { ...row, status: stateAfter[event] },
        { event, by: 'PARK', place, reason },
      );
    }
  }
}

/** Nine buildings with their units and viewing requests. */
export async function fillBuildings(context: DemoContext): Promise<void> {
  await fillHouses(context);
  await fillViewings(context);
}
