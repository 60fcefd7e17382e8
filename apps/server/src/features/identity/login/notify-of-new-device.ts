import { paths } from '@portal/contract/paths';
import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { sessions } from '../../../platform/session/session.table.ts';
import { sendMessage } from '../../message/message.public.ts';

interface Login {
  userId: string;
  deviceName: string;
  now: Date;
}

/** Notifies a user of a login from a new kind of device. Call it before the session is opened. */
export async function notifyOfNewDevice(tx: Db, { userId, deviceName, now }: Login): Promise<void> {
  const [known] = await tx
    .select({
      logins: count(),
      withDevice: sql<number>`count(*) filter (where ${sessions.deviceName} = ${deviceName})`,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  // The very first login comes from the device used to register.
  if (!known || known.logins === 0 || known.withDevice > 0) return;
  await sendMessage(tx, {
    eventCode: 'LOGIN_NEW_DEVICE',
    userIds: [userId],
    link: paths.personPreserve(),
    now,
    params: { time: now.getTime(), device: deviceName },
  });
}
