import { type Day, firstOf, lastOf, type Month, monthOf } from './calendar.ts';
import { newRegister } from './move-in.ts';
import { each, isIn, note, type Register, type Tenant, type World } from './tenants.ts';

/** Enters what a meter shows at the end of a month, or at leaving. */
export async function read(
  { park }: World,
  register: Register,
  {
    month,
    readingX100,
    today,
    photo = false,
  }: { month: Month; readingX100: number; today: Day; photo?: boolean },
): Promise<void> {
  await park.done(
    'POST /api/propertyManage/meter/read',
    {
      data: {
        meterNo: register.meterNo,
        period: month,
        readingX100,
        ...(photo ? { photoFileId: await park.addFile('OP_PROPERTY', 'METER') } : {}),
      },
    },
    await park.property(),
  );
  if (photo) register.photoOn = today;
}

/** Notes a reading that counts. */
export function noteReading(register: Register, month: Month, readingX100: number): void {
  register.used.set(month, (readingX100 - register.lastX100) * register.multiplier);
  register.shown.set(month, readingX100);
  register.lastX100 = readingX100;
}

/** What a meter shows next: not less than a reading taken within the month. */
function nextReading(
  { chance }: Tenant,
  { lastX100, read: within, multiplier }: Register,
  month: Month,
): number {
  const least = Number(within.get(month)?.at(-1)?.usedX100 ?? 0n) / multiplier;
  return lastX100 + least + chance.whole(0, 30_000);
}

/** Reads the meters of a tenant on the day on which a price changes. */
export async function readOnDay(
  world: World,
  tenant: Tenant,
  kind: Register['kind'],
  day: Day,
): Promise<void> {
  const { park } = world;
  for (const register of tenant.meters) {
    if (register.kind !== kind || register.isReplaced) continue;
    const readingX100 = register.lastX100 + tenant.chance.whole(0, 20_000);
    await park.done(
      'POST /api/propertyManage/meter/readOnDay',
      { data: { meterNo: register.meterNo, day, readingX100 } },
      await park.property(),
    );
    const usedX100 = BigInt((readingX100 - register.lastX100) * register.multiplier);
    register.read.set(monthOf(day), [{ day, usedX100 }]);
    note(world, 'reading of the day of a price');
  }
}

/** Puts another meter in the place of one. */
export async function replaceMeter(
  { park }: World,
  tenant: Tenant,
  register: Register,
  { month, readingX100 }: { month: Month; readingX100: number },
): Promise<void> {
  const property = await park.property();
  const newMeterNo = `${register.meterNo}r`;
  const { rows } = await park.done(
    'GET /api/propertyManage/meter/queryManageList',
    { keyword: register.meterNo, pageSize: 50 },
    property,
  );
  const version = rows.find(({ meterId }) => meterId === register.meterId)?.version;
  const { meterId } = await park.done(
    'POST /api/propertyManage/meter/replace',
    {
      id: register.meterId,
      version,
      data: { period: month, readingX100, newMeterNo, newReadingX100: 500, digits: 6 },
    },
    property,
  );
  noteReading(register, month, readingX100);
  register.isReplaced = true;
  const { kind, multiplier } = register;
  tenant.meters.push(newRegister({ meterId, meterNo: newMeterNo, kind, multiplier, lastX100: 500 }));
}

/** Reads every meter at the end of a month; some are misread first, some replaced. */
export async function readMeters(world: World, month: Month): Promise<void> {
  const today = lastOf(month);
  await each(world.tenants, async (tenant) => {
    const { lease, chance, isSettled, leaveOn } = tenant;
    if (isSettled || lease.from > today || lease.to < firstOf(month)) return;
    // A meter that replaces another is read from the next month on.
    for (const register of tenant.meters.slice()) {
      if (register.isReplaced || register.used.has(month)) continue;
      const readingX100 = nextReading(tenant, register, month);
      if (chance.isOnce(60) && isIn(tenant, today) && tenant.successor === null) {
        await replaceMeter(world, tenant, register, { month, readingX100 });
        note(world, 'meter replaced');
        continue;
      }
      if (chance.isOnce(20)) {
        await read(world, register, { month, readingX100: readingX100 + 777, today });
        note(world, 'reading mended before its bill');
      }
      await read(world, register, { month, readingX100, today, photo: (leaveOn ?? lease.to) <= today });
      noteReading(register, month, readingX100);
    }
  });
  await readShared(world, month);
  note(world, 'readings');
}

async function readShared({ park, shared, chance }: World, month: Month): Promise<void> {
  if (!shared) return;
  const readingX100 = shared.lastX100 + chance.whole(1_000, 90_000);
  await park.done(
    'POST /api/propertyManage/meter/read',
    { data: { meterNo: shared.meterNo, period: month, readingX100 } },
    await park.property(),
  );
  shared.used.set(month, readingX100 - shared.lastX100);
  shared.lastX100 = readingX100;
}
