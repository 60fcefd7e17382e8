import type { CollectChange } from '@portal/contract/collect/change';
import type { Audit } from '../../features/enterprise/admission/admission.policy.ts';
import { notificationOf } from '../../features/enterprise/admission/notify-applicant.ts';
import type { Notification } from '../../features/message/message.public.ts';
import type { messages } from '../../features/message/message.table.ts';
import { writeMessage } from '../../features/message/write-message.ts';
import { addDays } from '../../platform/china-time.ts';
import { stepsOf } from './compose-cases.ts';
import { chinaInstant } from './demo-day.ts';
import { demoDevices } from './demo-devices.ts';
import { demoId } from './demo-id.ts';
import { demoInteger } from './demo-random.ts';

type MessageRow = typeof messages.$inferInsert;

export interface MessageReader {
  id: string;
  loginName: string;
  userType: string;
  /** Registration of the account; no message is older. */
  createdAt: Date;
}

/** A publication that messages refer to. */
export interface Subject {
  title: string;
  path: string;
}

/** A collected item that has changed since. */
export interface ChangedCollection extends Subject {
  id: string;
  userId: string;
  changes: CollectChange[];
  at: Date;
}

const changesSeen: readonly CollectChange[][] = [
  [{ code: 'CONTENT' }],
  [{ code: 'TITLE' }, { code: 'CONTENT' }],
];
const remarks = ['标题请写明时间和片区', '第二段的数据请注明出处', '请补充联系人和联系电话'];

const pick = <T>(from: readonly T[], name: string): T | undefined =>
  from[demoInteger(name, 0, from.length - 1)];

const isEditor = ({ loginName }: MessageReader) => loginName.startsWith('op_content');

/** The message in its reader's inbox, read some hours later unless it is recent. */
function kept(
  userId: string,
  notification: Notification,
  place: { link: string; now: Date },
  key: string,
): MessageRow {
  const message = writeMessage({ ...notification, ...place });
  const isRead = demoInteger(`${key} read`, 0, 9) > (notification.eventCode === 'LOGIN_NEW_DEVICE' ? 2 : 5);
  const readAt = new Date(place.now.getTime() + demoInteger(`${key} after`, 1, 9) * 3_600_000);
  return {
    ...message,
    id: demoId('message', key),
    userId,
    // Too old to be merged with a new event.
    mergeKey: null,
    readAt: isRead ? readAt : null,
  };
}

/** Messages to applicants about their applications. */
export function composeAuditMessages(audits: readonly Audit[]): MessageRow[] {
  return audits.flatMap((audit) =>
    stepsOf(audit).flatMap((step, nth) => {
      const notification = notificationOf(step);
      if (!notification) return [];
      const link = notification.eventCode === 'AUDIT_REVOKED' ? '/my-case' : '/enterprise-preserve';
      const place = { link, now: step.now };
      const row = kept(audit.applicantId, notification, place, `${audit.id} ${nth}`);
      const isOpen = audit.state === 'RETURNED' || audit.state === 'PENDING';
      // Only messages that require action are still unread.
      return [{ ...row, readAt: isOpen ? null : (row.readAt ?? step.now) }];
    }),
  );
}

interface Occasion {
  reader: MessageReader;
  key: string;
  at: Date;
  subject: Subject;
}

function occurrence({ reader, key, at, subject: { title, path } }: Occasion): {
  notification: Notification;
  link: string;
} {
  const time = at.getTime();
  const device = pick(demoDevices, key) ?? '';
  const turn = demoInteger(`${key} what`, 0, 9);
  if (turn < 2 || (reader.userType === '900' && !isEditor(reader)))
    return {
      notification: { eventCode: 'LOGIN_NEW_DEVICE', params: { time, device } },
      link: '/person-preserve',
    };
  // Rarer, because nobody changes it every month.
  if (turn === 3 && demoInteger(`${key} rare`, 0, 5) === 0)
    return {
      notification: { eventCode: 'PASSWORD_CHANGED', params: { time } },
      link: '/person-preserve',
    };
  if (isEditor(reader)) {
    const link = path.replace(/^.*\//, '/manage/content/');
    if (turn < 7)
      return {
        notification: { eventCode: 'CONTENT_APPROVED', params: { title } },
        link,
      };
    const reason = pick(remarks, key) ?? '';
    return {
      notification: { eventCode: 'CONTENT_RETURNED', params: { title, reason } },
      link,
    };
  }
  if (reader.userType === '200' && turn < 6)
    return {
      notification: { eventCode: 'NOTICE_RECEIPT', params: { title } },
      link: path,
    };
  return {
    notification: {
      eventCode: 'COLLECT_CHANGED',
      params: { title, changes: pick(changesSeen, key) ?? [] },
    },
    link: path,
  };
}

/** Messages to collectors about the changes shown in their collections. */
export function composeChangeMessages(changed: readonly ChangedCollection[]): MessageRow[] {
  return changed.map(({ id, userId, title, path, changes, at }) => ({
    ...writeMessage({
      eventCode: 'COLLECT_CHANGED',
      params: { title, changes },
      link: path,
      now: at,
    }),
    id: demoId('message', id),
    userId,
    readAt: null,
  }));
}

/** Other messages to the park's accounts in recent months. */
export function composeEverydayMessages(
  readers: readonly MessageReader[],
  subjects: { notices: readonly Subject[]; readings: readonly Subject[] },
  today: string,
): MessageRow[] {
  return readers.flatMap((reader) => {
    const many = reader.loginName.startsWith('demo_') || isEditor(reader);
    const amount = many ? demoInteger(reader.loginName, 22, 34) : demoInteger(reader.loginName, 6, 18);
    return Array.from({ length: amount }, (_, nth) => nth).flatMap((nth) => {
      const key = `${reader.loginName} ${nth}`;
      const at = new Date(
        chinaInstant(addDays(today, -1 - Math.floor(nth * 2.6)), demoInteger(key, 480, 1_290)),
      );
      if (at < reader.createdAt) return [];
      const from = reader.userType === '200' ? subjects.notices : subjects.readings;
      const subject = pick(from, `${key} subject`) ?? { title: '', path: '/' };
      const { notification, link } = occurrence({ reader, key, at, subject });
      const row = kept(reader.id, notification, { link, now: at }, key);
      // Unread messages about the same page would have been merged.
      return [row.mergeKey === null ? row : { ...row, readAt: row.readAt ?? at }];
    });
  });
}
