import { asc } from 'drizzle-orm';
import { carousels } from '../../features/site/site.table.ts';
import { addDays } from '../../platform/china-time.ts';
import { chinaInstant } from '../content/demo-day.ts';
import { demoSiteSettings } from '../content/demo-site.ts';
import { demoTags } from '../content/demo-tags.ts';
import type { DemoContext } from '../demo-context.ts';
import type { LogEntry } from './log-entry.ts';
import type { People } from './people.ts';

type Action = Omit<LogEntry, 'at' | 'by'>;

const site = (before: object, after: object): Action => ({
  event: 'site.save',
  entityId: 'site',
  before,
  after,
});

const exported = (entity: string, totalRows: number): Action => ({
  event: `${entity}.export`,
  entity,
  entityId: '',
  after: { totalRows },
});

const newTag = (key: string): Action[] => {
  const tag = demoTags.find((one) => one.key === key);
  return tag
    ? [
        {
          event: 'tag.add',
          entity: 'tag',
          entityId: `TAG/${key}`,
          after: { name: tag.name, group: tag.group },
        },
      ]
    : [];
};

/** Settings changed by an administrator, by days ago. */
function settings(): [number, Action][] {
  const [zh] = demoSiteSettings;
  const { serviceHours, notice } = zh ?? { serviceHours: '', notice: '' };
  return [
    [162, site({ common: { serviceHours: '8:30–17:00' } }, { common: { serviceHours } })],
    [121, { ...exported('enterprise', 44) }],
    ...newTag('rainy').map((action): [number, Action] => [149, action]),
    ...newTag('festival').map((action): [number, Action] => [83, action]),
    [76, { event: 'region.sort', entity: 'region', entityId: 'REGION/' }],
    [54, site({ texts: { zh: { notice: '' } } }, { texts: { zh: { notice } } })],
    [31, { ...exported('user', 118) }],
    [12, { ...exported('operLog', 640) }],
    [5, { ...exported('enterprise', 52) }],
  ];
}

/** Log entries about site settings and published slides. */
export async function siteEntries({ tx, today }: DemoContext, people: People): Promise<LogEntry[]> {
  const admin = people.named('op_admin');
  const slides = await tx.select().from(carousels).orderBy(asc(carousels.id));
  return [
    ...settings().map(([daysAgo, action]) => ({
      ...action,
      by: admin,
      at: new Date(chinaInstant(addDays(today, -daysAgo), 640 + daysAgo)),
    })),
    ...slides.map(({ id, title, position, enabled, createdAt, createdBy }) => ({
      at: createdAt,
      by: people.byId(createdBy) ?? null,
      event: 'carousel.add',
      entityId: id,
      after: { title, position, enabled },
    })),
  ];
}
