import type { ProjectEvent, ProjectState } from '@portal/contract/match/project-terms';
import { eq } from 'drizzle-orm';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { users } from '../features/identity/user.table.ts';
import { type Project, projects } from '../features/match/project.table.ts';
import { enterProjectCase } from '../features/match/record-project.ts';
import { addDays } from '../platform/china-time.ts';
import { type DemoProject, demoProjects } from './content/compose-projects.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

type Step = readonly [ProjectEvent, ProjectState];
const submitted: readonly Step[] = [['submit', 'PENDING']];
const published: readonly Step[] = [...submitted, ['approve', 'PUBLISHED']];

/** Steps of a project to its state. */
const ways: Record<ProjectState, readonly Step[]> = {
  DRAFT: [],
  PENDING: submitted,
  REJECTED: [...submitted, ['reject', 'REJECTED']],
  PUBLISHED: published,
  MATCHED: [...published, ['match', 'MATCHED']],
  CLOSED: [...published, ['close', 'CLOSED']],
  WITHDRAWN: [...published, ['withdraw', 'WITHDRAWN']],
  EXPIRED: [...published, ['expire', 'EXPIRED']],
};

const byOf = (event: ProjectEvent, userId: string) => {
  if (event === 'expire') return 'SYSTEM';
  return event === 'approve' || event === 'reject' ? 'PARK' : { userId };
};

const hour = 3_600_000;

/** When each step was taken; an ended project was public for most of its time. */
function timesOf({ status, publishedDaysAgo }: DemoProject, today: string, at: number): number[] {
  const submitted = chinaInstant(addDays(today, -publishedDaysAgo), 540 + (at % 300));
  const ended =
    status === 'EXPIRED'
      ? chinaInstant(addDays(today, -1), 11)
      : chinaInstant(addDays(today, -Math.floor(publishedDaysAgo / 3)), 900);
  return [submitted, submitted + 3 * hour, Math.max(ended, submitted + 5 * hour)].map(notAhead);
}

/** 64 projects in every state, each with its enterprise's case. */
export async function fillProjects(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const owners = await tx
    .select({ id: users.id, enterprise: enterprises })
    .from(users)
    .innerJoin(enterprises, eq(enterprises.id, users.enterpriseId));
  for (const [at, source] of demoProjects().entries()) {
    const { key, enterpriseKey, publishedDaysAgo: _days, deadlineOffsetDays, status, ...content } = source;
    const enterpriseId = demoId('enterprise', enterpriseKey);
    const owner = owners.find(({ enterprise }) => enterprise.id === enterpriseId);
    if (!owner) throw new Error(`${key} has no enterprise`);
    const { contactName, contactPhone } = owner.enterprise;
    const steps = ways[status].map(([event, state], step) => ({
      event,
      state,
      time: new Date(timesOf(source, today, at)[step] ?? 0),
    }));
    const timeOf = (wanted: ProjectEvent) => steps.find(({ event }) => event === wanted)?.time ?? null;
    const begun = new Date(chinaInstant(addDays(today, -source.publishedDaysAgo), 520));
    const row: Project = {
      ...content,
      id: demoId('project', key),
      enterpriseId,
      contactName,
      contactPhone,
      fileId: '',
      deadline: addDays(today, deadlineOffsetDays),
      status,
      views: timeOf('approve') ? content.views : 0,
      submittedAt: timeOf('submit'),
      publishedAt: timeOf('approve'),
      refreshedAt: timeOf('approve'),
      withdrawnAt: timeOf('withdraw'),
      createdAt: new Date(notAhead(begun.getTime())),
      createdBy: owner.id,
      updatedAt: steps.at(-1)?.time ?? new Date(notAhead(begun.getTime())),
      updatedBy: owner.id,
      version: steps.length + 1,
    };
    await tx.insert(projects).values(row);
    for (const { event, state, time } of steps)
      await enterProjectCase(
        tx,
        { now: time },
        { ...row, status: state },
        {
          event,
          by: byOf(event, owner.id),
          reason: event === 'reject' ? row.reason : '',
        },
      );
  }
}
