import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { sessions } from '../../../platform/session/session.table.ts';
import { sendMessage } from '../../message/message.public.ts';

interface Login {
  userId: string;
  deviceName: string;
  now: Date;
}

/** Notifies users of a login from a new kind of device; call it before the session is opened. */
export async function notifyOfNewDevice(tx: Db, { userId, deviceName, now }: Login): Promise<void> {
  const [known] = await tx
    .select({
      logins: count(),
      withDevice: sql<number>`count(*) filter (where ${sessions.deviceName} = ${deviceName})`,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  // The first login of all is from the device of the registration.
  if (!known || known.logins === 0 || known.withDevice > 0) return;
  await sendMessage(tx, {
    eventCode: 'LOGIN_NEW_DEVICE',
    userIds: [userId],
    link: '/person-preserve',
    now,
    params: { time: now.getTime(), device: deviceName },
  });
}
