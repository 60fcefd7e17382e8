import { admissionStateLabels } from '@portal/contract/enterprise/admission';
import { maxIndustryTags } from '@portal/contract/enterprise/fields';
import {
  enterpriseMgrQueryList,
  enterpriseMgrTag,
  type ManagedEnterprise,
} from '@portal/contract/enterprise/manage';
import * as m from '@portal/texts/messages';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { bulkAct, bulkSource, inState, stateReasons } from '../../../feature/bulk-act.ts';
import type { Db } from '../../../platform/database/database.ts';
import { businessData } from '../../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise.table.ts';

type Event = 'tag' | 'untag';

const opposite: Record<Event, Event> = { tag: 'untag', untag: 'tag' };

/** Tags that can be given, or those that some enterprise has. */
const tagsFor = (event: Event) => async (db: Db) =>
  db
    .select({ value: businessData.code, text: businessData.name })
    .from(businessData)
    .where(
      and(
        eq(businessData.type, 'INDUSTRY_TAG'),
        event === 'tag'
          ? eq(businessData.shield, 0)
          : sql`exists (select from ${enterprises} where ${businessData.code} = any(${enterprises.industryTagIds}))`,
      ),
    )
    .orderBy(asc(businessData.sort), asc(businessData.code));

type Tagged = Pick<typeof enterprises.$inferSelect, 'entryStatus' | 'industryTagIds'>;

/** Why the tag of an enterprise can't be changed; null if it can. */
function barOf({ entryStatus, industryTagIds }: Tagged, event: Event, tagId: string): string | null {
  if (entryStatus !== 'PASSED') return inState(entryStatus);
  const hasTag = industryTagIds.includes(tagId);
  if (event === 'untag') return hasTag ? null : 'notTagged';
  if (hasTag) return 'tagged';
  return industryTagIds.length < maxIndustryTags ? null : 'tagsFull';
}

const tagAct = (kind: 'ENTERPRISE_TAG' | 'ENTERPRISE_UNTAG', event: Event) => {
  const inputTo =
    (fired: Event) =>
    ({ id, version }: { id: string; version: number }, { tagId }: { tagId: string | null }) => ({
      id,
      version,
      event: fired,
      tagId,
    });
  return bulkAct({
    kind,
    call: enterpriseMgrTag,
    needs: ['tagId'],
    choices: tagsFor(event),
    input: inputTo(event),
    async look(db, ids, { values: { tagId } }) {
      const { id, name, version, entryStatus, industryTagIds } = enterprises;
      const rows = await db
        .select({ id, name, version, entryStatus, industryTagIds })
        .from(enterprises)
        .where(inArray(id, [...ids]));
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        version: row.version,
        barred: barOf(row, event, tagId ?? ''),
      }));
    },
    reasons: {
      ...stateReasons(admissionStateLabels),
      tagged: m.bulk_reason_tagged,
      notTagged: m.bulk_reason_not_tagged,
      tagsFull: () => m.bulk_reason_tags_full({ max: maxIndustryTags }),
    },
    undo: { call: enterpriseMgrTag, input: inputTo(opposite[event]) },
  });
};

export const enterpriseBulk = bulkSource<ManagedEnterprise>({
  list: enterpriseMgrQueryList,
  keyOf: ({ enterpriseId }) => enterpriseId,
  acts: [tagAct('ENTERPRISE_TAG', 'tag'), tagAct('ENTERPRISE_UNTAG', 'untag')],
});
