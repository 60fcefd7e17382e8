import { asc } from 'drizzle-orm';
import { phoneAppeals } from '../../features/identity/appeal/phone-appeal.table.ts';
import { roleGrants } from '../../features/identity/role/role-grant.table.ts';
import { addDays } from '../../platform/china-time.ts';
import { chinaInstant } from '../content/demo-day.ts';
import { frozenAccounts, quietAccounts } from '../content/quiet-accounts.ts';
import type { DemoContext } from '../demo-context.ts';
import type { LogEntry } from './log-entry.ts';
import type { People } from './people.ts';

const day = 86_400_000;

const registrations = ({ all }: People): LogEntry[] =>
  all
    .filter(({ userType }) => userType !== '900')
    .map((by) => ({
      at: by.createdAt,
      by,
      event: 'user.register',
      entityId: by.id,
      isAnonymous: true,
      after: { loginName: by.loginName, userType: by.userType, termsVersion: '2026-01' },
    }));

const lostPhone = '本人来电：手机遗失，先停用账号。';
const foundPhone = '本人持证件到服务大厅核实，已更换手机。';

/** Accounts that were frozen, and the one that was unfrozen. */
function freezes(people: People, today: string): LogEntry[] {
  const by = people.named('op_admin');
  const at = (daysAgo: number, minutes: number) => new Date(chinaInstant(addDays(today, -daysAgo), minutes));
  const [stop, goOn] = [
    { event: 'user.freeze', before: { status: 'NORMAL' }, after: { status: 'FROZEN' } },
    { event: 'user.unfreeze', before: { status: 'FROZEN' }, after: { status: 'NORMAL' } },
  ];
  const stopped = [...frozenAccounts].map(([loginName, reason]) => ({
    ...stop,
    by,
    reason,
    entityId: people.named(loginName).id,
    at: at((quietAccounts.get(loginName) ?? 1) - 1, 615),
  }));
  const entityId = people.named('person_14').id;
  return [
    ...stopped,
    { ...stop, by, entityId, reason: lostPhone, at: at(70, 905) },
    { ...goOn, by, entityId, reason: foundPhone, at: at(66, 570) },
  ];
}

const helped = '集中受理期已结束，收回临时角色。';

/** Roles that were requested, granted by another administrator, and revoked. */
async function grants({ tx, today }: DemoContext, people: People): Promise<LogEntry[]> {
  const rows = await tx.select().from(roleGrants).orderBy(asc(roleGrants.id));
  return rows.flatMap((grant): LogEntry[] => {
    const { id, userId, roleCode, state, reason, opinion, createdAt, createdBy, decidedAt, decidedBy } =
      grant;
    const asked = { userId, roleCode, state: 'PENDING' };
    const submit = { at: createdAt, by: people.byId(createdBy) ?? null, entityId: id, reason };
    const entries: LogEntry[] = [{ ...submit, event: 'roleGrant.submit', after: asked }];
    if (state !== 'APPROVED' || !decidedAt) return entries;
    const own = people.byId(userId)?.role;
    const back = { before: { operatorRoles: [own, roleCode] }, after: { operatorRoles: [own] } };
    const ended = new Date(Math.min(decidedAt.getTime() + 25 * day, chinaInstant(today)));
    return [
      ...entries,
      {
        at: decidedAt,
        by: people.byId(decidedBy) ?? null,
        event: 'roleGrant.approve',
        entityId: id,
        reason: opinion,
        before: { state: 'PENDING' },
        after: { ...asked, state },
      },
      {
        ...back,
        at: ended,
        by: people.named('op_admin'),
        event: 'user.revokeRole',
        entityId: userId,
        reason: helped,
      },
    ];
  });
}

/** Appeals of users who lost their number, and the decisions. */
async function appeals({ tx }: DemoContext, people: People): Promise<LogEntry[]> {
  const rows = await tx.select().from(phoneAppeals).orderBy(asc(phoneAppeals.id));
  return rows.flatMap(({ id: entityId, userId, decidedAt, decidedBy, ...appeal }): LogEntry[] => {
    const { oldPhoneNumber, newPhoneNumber, state, reason, opinion, createdAt } = appeal;
    const submit = {
      at: createdAt,
      by: people.byId(userId) ?? null,
      event: 'phoneAppeal.submit',
      entityId,
      reason,
      after: { userId, oldPhoneNumber, newPhoneNumber, state: 'PENDING' },
    };
    if (!decidedAt) return [submit];
    const refuse = { event: 'phoneAppeal.refuse', entityId, reason: opinion };
    return [
      submit,
      {
        ...refuse,
        at: decidedAt,
        by: people.byId(decidedBy) ?? null,
        before: { state: 'PENDING' },
        after: { state, userId },
      },
    ];
  });
}

/** Log entries about accounts. */
export const accountEntries = async (context: DemoContext, people: People): Promise<LogEntry[]> => [
  ...registrations(people),
  ...freezes(people, context.today),
  ...(await grants(context, people)),
  ...(await appeals(context, people)),
];
