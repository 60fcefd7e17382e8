import { randomBytes } from 'node:crypto';
import { type ActivityContent, activityContent, activitySave } from '@portal/contract/activity/manage';
import { activityKindLabels, memberTypes, usualPoints } from '@portal/contract/activity/terms';
import * as m from '@portal/texts/messages';
import { inArray, ne } from 'drizzle-orm';
import { ulid } from 'ulidx';
import {
  coded,
  emptyFault,
  existingFaults,
  type Importer,
  type ImportField,
  labelsOf,
  named,
  naturalKey,
  scaled,
  textOf,
  unscaled,
} from '../../../feature/importer.ts';
import { tableImporter } from '../../../feature/table-importer.ts';
import { tableRows } from '../../../feature/table-rows.ts';
import { chinaDayOf, startOfChinaDay } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { chinaSecondOf } from '../../../platform/xlsx/china-second.ts';
import { instantOf } from '../../../platform/xlsx/sheet-cells.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { activitySearch } from '../activity.search.ts';
import { type Activity, activities } from '../activity.table.ts';
import { loggedOf, valuesOf } from './save-activity.ts';

const dayMs = 86_400_000;

const shownInstant = (value: unknown): string =>
  typeof value === 'number' ? chinaSecondOf(new Date(value)) : '';

const instant = { read: (text: string) => instantOf(text) ?? undefined, show: shownInstant } as const;

/** An end without a time of day, which reads as midnight, is the end of that day. */
function readEnd(text: string): number | undefined {
  const at = instantOf(text);
  if (at === null) return undefined;
  return startOfChinaDay(chinaDayOf(at)).getTime() === at ? at + dayMs : at;
}

const fields: readonly ImportField[] = [
  {
    key: 'title',
    label: m.field_title,
    aliases: ['活动', '活动名称', '名称', '主题'],
    isNeeded: true,
    example: '月季水肥一体化现场会',
  },
  {
    key: 'startAt',
    label: m.field_activity_start,
    aliases: ['开始', '开始时间', '时间', '日期', '活动时间', '活动日期'],
    isNeeded: true,
    note: m.import_note_activity_start,
    example: '2024-05-18 09:00',
    ...instant,
  },
  {
    key: 'endAt',
    label: m.field_activity_end,
    aliases: ['结束', '结束时间'],
    isNeeded: true,
    example: '2024-05-18 12:00',
    read: readEnd,
    show: shownInstant,
  },
  {
    key: 'kind',
    label: m.field_activity_kind,
    aliases: ['类型', '活动类型', '类别'],
    example: '活动',
    read: coded(activityKindLabels),
    show: named(activityKindLabels),
    options: () => labelsOf(activityKindLabels),
  },
  {
    key: 'organizer',
    label: m.field_activity_organizer,
    aliases: ['主办', '主办方', '主办单位'],
    isNeeded: true,
    example: '云岫花谷运营中心',
  },
  {
    key: 'place',
    label: m.field_place,
    aliases: ['地点', '活动地点'],
    isNeeded: true,
    example: '创研楼A座 108',
  },
  {
    key: 'body',
    label: m.field_activity_body,
    aliases: ['内容', '介绍', '活动内容', '说明'],
    isNeeded: true,
    example: '现场看水肥机的配方与回液检测。',
  },
  {
    key: 'capacity',
    label: m.field_activity_capacity,
    aliases: ['人数', '名额', '人数上限'],
    example: '0',
    read: scaled(0),
  },
  {
    key: 'feeFen',
    label: m.field_activity_fee,
    aliases: ['费用', '报名费'],
    example: '0.00',
    read: scaled(2),
    show: unscaled(2),
  },
];

const columns = ({ title, startAt, endAt, kind, organizer, place, body, capacity, feeFen }: Activity) => ({
  title,
  startAt: startAt.getTime(),
  endAt: endAt.getTime(),
  kind,
  organizer,
  place,
  body,
  capacity,
  feeFen,
});

/** Rules of a draft, until the office enters others; sign-up closes when it starts. */
const usual = {
  kind: 'ACTIVITY',
  fileId: null,
  agenda: [],
  isOnline: false,
  capacity: 0,
  perEnterpriseMax: 0,
  perOrderMax: 1,
  waitlistMax: 0,
  feeFen: 0,
  audience: { userTypes: [...memberTypes], auditedOnly: false, tagCodes: [] },
  needApproval: false,
  questions: [],
  teacherIds: [],
  checkInMode: 'LIST',
  checkInPoints: usualPoints,
  quizPoints: usualPoints,
  album: [],
} as const;

const signUpDays = 14;

async function followActivities(tx: Db, now: Date, ids: readonly string[]): Promise<void> {
  await refreshDocuments(tx, activitySearch, ids, now);
  await invalidateTags(tx, ['activity']);
}

interface Entity {
  values: ActivityContent;
  logged: object;
}

/** Archives activities that are over, and drafts the others. Nobody is notified. */
async function enterActivities(tx: Db, ctx: WriteContext, entities: readonly Entity[]): Promise<Activity[]> {
  const { now } = ctx;
  const by = { createdBy: ctx.actor?.userId ?? null, createdAt: now, updatedAt: now };
  const saved: Activity[] = [];
  for (const { values: data } of entities) {
    const isOver = data.endAt <= now.getTime();
    const [activity] = await tx
      .insert(activities)
      .values({
        ...(await valuesOf(tx, data)),
        ...by,
        id: ulid(now.getTime()),
        doorHash: randomBytes(16).toString('hex'),
        status: isOver ? 'ARCHIVED' : 'DRAFT',
        publishedAt: isOver ? new Date(data.signFrom) : null,
      })
      .returning();
    if (!activity) throw new Error('failed to insert activity');
    saved.push(activity);
  }
  await writeLogs(
    tx,
    ctx,
    saved.map((activity, at) => ({
      event: 'activity.create',
      entity: 'activity',
      entityId: activity.id,
      after: { ...loggedOf(activity), ...entities[at]?.logged },
    })),
  );
  await followActivities(
    tx,
    now,
    saved.map(({ id }) => id),
  );
  return saved;
}

/** All activities but those that were cancelled. */
const activityRows: NonNullable<Importer['rowsOf']> = async function* (db) {
  for await (const rows of tableRows(db, activities, ne(activities.status, 'CANCELLED')))
    yield rows.map(columns);
};

/** Activities by title and start; one that exists is changed on its own page. */
export const activityImporter = tableImporter({
  kind: 'ACTIVITY',
  roles: activitySave.access,
  needsSecond: true,
  fields,
  keys: ['title', 'startAt'],
  rowsOf: activityRows,
  sums: ['feeFen'],
  table: activities,
  schema: activityContent,
  columns,
  defaults: usual,
  async match(db, _ctx, rows) {
    const titles = rows.map(({ data }) => textOf(data.title));
    const found = await db.select().from(activities).where(inArray(activities.title, titles));
    const keyOf = (title: string, at: unknown) => `${naturalKey(title)} ${textOf(at)}`;
    const present = new Map(found.map((one) => [keyOf(one.title, one.startAt.getTime()), one]));
    return ({ data }) => {
      const before = present.get(keyOf(textOf(data.title), data.startAt)) ?? null;
      const startAt = typeof data.startAt === 'number' ? data.startAt : 0;
      return {
        before,
        given: { signFrom: startAt - signUpDays * dayMs, signTo: startAt, cancelDeadline: startAt },
        faults: [
          ...emptyFault(data, 'startAt', m.field_activity_start),
          ...emptyFault(data, 'endAt', m.field_activity_end),
          ...(before ? existingFaults(fields, columns(before), data) : []),
        ],
      };
    };
  },
  write: enterActivities,
  undo: { entity: 'activity', after: (tx, { now }, ids) => followActivities(tx, now, ids) },
});
