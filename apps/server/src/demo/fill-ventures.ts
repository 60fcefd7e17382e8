import type {
  IntroductionEvent,
  IntroductionState,
  RoomEvent,
  RoomState,
  VentureEvent,
  VentureState,
} from '@portal/contract/venture/terms';
import { ventureFilePurpose } from '@portal/contract/venture/terms';
import { eq, like, or } from 'drizzle-orm';
import { contestEntries } from '../features/contest/contest.table.ts';
import { users } from '../features/identity/user.table.ts';
import { messages } from '../features/message/message.table.ts';
import {
  announceIntroduction,
  moveIntroduction,
} from '../features/venture/introduction/move-introduction.ts';
import { moveVenture } from '../features/venture/move-venture.ts';
import { moveAccess, recordAccess } from '../features/venture/room/move-access.ts';
import {
  introductions,
  type VentureRecord,
  ventureAccesses,
  ventureDocuments,
  ventureReadings,
  ventures,
} from '../features/venture/venture.table.ts';
import { addDays } from '../platform/china-time.ts';
import { insertDrawings, insertFiles } from '../platform/files/insert-files.ts';
import { buildAttachment } from './attachments/build-attachment.ts';
import type { AttachmentSpec } from './content/article-source.ts';
import {
  type DemoVenture,
  demoAccesses,
  demoDocuments,
  demoIntroductions,
  demoVentures,
} from './content/compose-ventures.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { motifNamed } from './content/demo-motifs.ts';
import type { DemoContext } from './demo-context.ts';
import { type DemoPerson, sourceOf } from './demo-source.ts';

const day = 86_400_000;

async function readPeople({ tx }: DemoContext) {
  const all = await tx.select().from(users);
  const found = (person: DemoPerson | undefined, what: string) => {
    if (!person) throw new Error(`the demo park has no ${what}`);
    return person;
  };
  const isOwner = ({ loginName }: DemoPerson) =>
    (loginName.startsWith('ent_') || loginName.startsWith('demo_')) &&
    !['demo_finance', 'demo_staff'].includes(loginName);
  const persons = all
    .filter(({ userType, enterpriseId }) => userType === '100' && enterpriseId === null)
    .toSorted((one, other) => (one.loginName < other.loginName ? -1 : 1));
  return {
    /** The enterprise's owner; ventures without an enterprise each have a person of their own. */
    ownerOf: (enterpriseKey: string | null, at: number) =>
      enterpriseKey === null
        ? found(persons[at % persons.length], 'person')
        : found(
            all.find((user) => user.enterpriseId === demoId('enterprise', enterpriseKey) && isOwner(user)),
            `owner of ${enterpriseKey}`,
          ),
    officer: found(
      all.find(({ loginName }) => loginName === 'op_service'),
      'op_service',
    ),
  };
}
type People = Awaited<ReturnType<typeof readPeople>>;

const waysOfVenture: Record<VentureState, readonly Exclude<VentureEvent, 'edit'>[]> = {
  DRAFT: [],
  PENDING: ['submit'],
  PUBLISHED: ['submit', 'pass'],
  REJECTED: ['submit', 'reject'],
  CLOSED: ['submit', 'pass', 'close'],
  WITHDRAWN: ['submit', 'pass', 'withdraw'],
};

const ofThePark: readonly string[] = ['pass', 'reject'];

/** Ventures that started from a contest entry. */
const entryOfVenture: Record<string, string> = { VT04: 'CT03 4' };

async function findEntry(tx: DemoContext['tx'], key: string) {
  const name = entryOfVenture[key];
  if (name === undefined) return null;
  const [row] = await tx
    .select({ id: contestEntries.id, enterpriseId: contestEntries.enterpriseId, leader: users })
    .from(contestEntries)
    .innerJoin(users, eq(users.id, contestEntries.leaderId))
    .where(eq(contestEntries.id, demoId('contest-entry', name)));
  return row ?? null;
}

async function fillVenture(
  { tx, today }: DemoContext,
  { ownerOf, officer }: People,
  { key, enterpriseKey, status, data, motif }: DemoVenture,
  at: number,
): Promise<void> {
  const entry = await findEntry(tx, key);
  const owner = entry?.leader ?? ownerOf(enterpriseKey, at === 1 ? 0 : at);
  const isNew = status === 'DRAFT' || status === 'PENDING';
  const begin = Math.max(
    chinaInstant(addDays(today, isNew ? -1 : -75 + at * 2), 560 + ((at * 13) % 400)),
    owner.createdAt.getTime() + day,
  );
  const created = new Date(notAhead(begin));
  const [picture] = await insertDrawings(tx, [
    {
      id: demoId('venture-picture', key),
      recipe: { motif: motifNamed(motif), seed: `venture-${key}` },
      width: 1200,
      height: 800,
      alt: data.name,
    },
  ]);
  let [row] = await tx
    .insert(ventures)
    .values({
      ...data,
      id: demoId('venture', key),
      entryId: entry?.id ?? null,
      enterpriseId:
        entry?.enterpriseId ?? (enterpriseKey === null ? null : demoId('enterprise', enterpriseKey)),
      ownerUserId: owner.id,
      picture: picture ?? null,
      status: 'DRAFT',
      createdAt: created,
      createdBy: owner.id,
      updatedAt: created,
    })
    .returning();
  for (const [step, event] of waysOfVenture[status].entries()) {
    if (!row) throw new Error(`failed to insert venture ${key}`);
    const by = ofThePark.includes(event) ? officer : owner;
    row = await moveVenture(tx, sourceOf(by, notAhead(begin + (step + 1) * 2 * 3_600_000)), row, {
      event,
      reason: event === 'reject' ? '融资用途请写到能核对的程度，再重新提交。' : '',
      ...(event === 'pass' && { set: { checked: at % 2 === 0 ? ['IDENTITY', 'RIGHTS'] : ['IDENTITY'] } }),
    });
  }
}

/** Ventures whose data room has documents. */
const withRoom = ['VT01', 'VT02', 'VT03', 'VT09', 'VT18', 'VT21'];

/** A document about the use of funds, as a sheet or PDF. */
function specOf({ name, summary, uses }: VentureRecord, title: string, kind: 'pdf' | 'xlsx'): AttachmentSpec {
  const head = ['用途', '金额（万元）', '做什么'];
  const rows = uses.map(({ name: use, amountFen, note }) => [use, String(amountFen / 1_000_000), note]);
  const file = { name: `${title}.${kind}`, note: name };
  if (kind === 'xlsx') return { ...file, kind, head, rows };
  return {
    ...file,
    kind,
    blocks: [
      { type: 'p', text: `${name}：${summary}` },
      { type: 'h2', text: title },
      { type: 'table', head, rows },
    ],
  };
}

async function fillRoom({ tx, store }: DemoContext, venture: VentureRecord, key: string): Promise<void> {
  const count = key === 'VT01' ? demoDocuments.length : 3 + (key.charCodeAt(3) % 3);
  for (const [nth, [folder, title, kind]] of demoDocuments.slice(0, count).entries()) {
    const createdAt = new Date(venture.createdAt.getTime() + (nth + 1) * 600_000);
    const { name, mime, bytes } = await buildAttachment(specOf(venture, title, kind), createdAt);
    const fileId = demoId('venture-file', `${key}-${nth}`);
    await insertFiles(
      tx,
      store,
      {
        id: fileId,
        purpose: ventureFilePurpose,
        visibility: 'owner',
        ownerUserId: venture.ownerUserId,
        ownerEnterpriseId: venture.enterpriseId,
        createdAt,
      },
      [{ name, mime, bytes }],
    );
    await tx.insert(ventureDocuments).values({
      id: demoId('venture-document', `${key}-${nth}`),
      ventureId: venture.id,
      folder,
      title,
      fileId,
      fileName: name,
      mime,
      bytes: bytes.length,
      createdAt,
      createdBy: venture.ownerUserId,
      updatedAt: createdAt,
    });
  }
  await tx.update(ventures).set({ documents: count }).where(eq(ventures.id, venture.id));
}

const waysOfRoom: Record<RoomState, readonly RoomEvent[]> = {
  ASKED: [],
  GRANTED: ['grant'],
  REFUSED: ['refuse'],
  WITHDRAWN: ['withdraw'],
  REVOKED: ['grant', 'revoke'],
  EXPIRED: ['grant', 'expire'],
};

const reasonsOfRoom: Partial<Record<RoomEvent, string>> = {
  refuse: '请先约谈，再看股权资料。',
  revoke: '本轮已有意向机构，资料先收回。',
};

async function getVenture({ tx }: DemoContext, key: string): Promise<VentureRecord> {
  const [venture] = await tx
    .select()
    .from(ventures)
    .where(eq(ventures.id, demoId('venture', key)));
  if (!venture) throw new Error(`unknown venture: ${key}`);
  return venture;
}

async function fillAccesses(context: DemoContext, { ownerOf }: People): Promise<void> {
  const { tx, today } = context;
  const owners = new Map((await tx.select().from(users)).map((user) => [user.id, user]));
  for (const [at, [key, enterpriseKey, state, folders]] of demoAccesses.entries()) {
    const venture = await getVenture(context, key);
    const owner = owners.get(venture.ownerUserId);
    const reader = ownerOf(enterpriseKey, at);
    if (!owner) throw new Error(`no owner for ${key}`);
    const begin = notAhead(
      chinaInstant(addDays(today, state === 'EXPIRED' ? -40 : -9 + (at % 4)), 600 + at * 7),
    );
    const asked = sourceOf(reader, begin);
    let [row] = await tx
      .insert(ventureAccesses)
      .values({
        id: demoId('venture-access', String(at)),
        ventureId: venture.id,
        enterpriseId: demoId('enterprise', enterpriseKey),
        folders: [...folders],
        purpose: '想了解单位成本与回款，判断能不能跟投或供货。',
        status: 'ASKED',
        dueAt: new Date(begin + 30 * day),
        createdAt: asked.now,
        createdBy: reader.id,
        updatedAt: asked.now,
      })
      .returning();
    if (!row) throw new Error(`failed to insert access ${at}`);
    await recordAccess(tx, asked, venture, row, { event: 'ask' });
    for (const [step, event] of waysOfRoom[state].entries()) {
      const by = event === 'withdraw' ? reader : owner;
      const moved = sourceOf(
        by,
        notAhead(begin + (event === 'expire' ? 30 * day : (step + 1) * 5 * 3_600_000)),
      );
      row = await moveAccess(tx, event === 'expire' ? { ...moved, actor: null } : moved, venture, row, {
        event,
        reason: reasonsOfRoom[event] ?? '',
        ...(event === 'grant' && {
          set: {
            granted: [...folders],
            until: addDays(today, state === 'EXPIRED' ? -11 : 27),
            mayDownload: at % 2 === 0,
          },
        }),
      });
    }
    if (row.granted.length > 0)
      for (const [nth, minutes] of [40, 95, 1_300].entries())
        await tx.insert(ventureReadings).values({
          id: demoId('venture-reading', `${at}-${nth}`),
          at: new Date(notAhead(begin + 6 * 3_600_000 + minutes * 60_000)),
          ventureId: venture.id,
          documentId: demoId(
            'venture-document',
            `${key}-${nth % 2 === 0 ? 0 : Math.min(1, folders.length - 1)}`,
          ),
          enterpriseId: row.enterpriseId,
          userId: reader.id,
          kind: nth === 2 && row.mayDownload ? 'DOWNLOAD' : 'VIEW',
        });
  }
}

const waysOfIntroduction: Record<IntroductionState, IntroductionEvent | null> = {
  SENT: null,
  AGREED: 'agree',
  DECLINED: 'decline',
  WITHDRAWN: 'withdraw',
  EXPIRED: 'expire',
};

const answers: Partial<Record<IntroductionEvent, string>> = {
  agree: '可以，下周三下午在园区路演厅见。',
  decline: '本轮额度已谈定，下一轮再联系您。',
};

async function fillIntroductions(context: DemoContext, { ownerOf }: People): Promise<void> {
  const { tx, today } = context;
  const all = new Map((await tx.select().from(users)).map((user) => [user.id, user]));
  for (const [at, [kind, key, institutionKey, enterpriseKey, state]] of demoIntroductions.entries()) {
    const venture = key === null ? null : await getVenture(context, key);
    const bank = ownerOf(institutionKey, at);
    const party = venture ? all.get(venture.ownerUserId) : ownerOf(enterpriseKey, at);
    if (!party) throw new Error(`introduction ${at} has no other side`);
    const [sender, receiver] = kind === 'INTEREST' ? [bank, party] : [party, bank];
    const begin = notAhead(
      chinaInstant(addDays(today, state === 'EXPIRED' ? -36 : -8 + (at % 5)), 570 + at * 11),
    );
    const source = sourceOf(sender, begin);
    const id = demoId('venture-introduction', String(at));
    const partyEnterpriseId = venture ? venture.enterpriseId : demoId('enterprise', enterpriseKey ?? '');
    const [row] = await tx
      .insert(introductions)
      .values({
        id,
        kind,
        institutionId: demoId('institution', institutionKey),
        ventureId: venture?.id ?? null,
        partyEnterpriseId,
        partyUserId: partyEnterpriseId === null ? party.id : null,
        message:
          kind === 'TALK'
            ? '春季要备一批种苗，想谈谈订单质押怎么做。'
            : '看过公开资料，想约一次面谈，了解下一步计划。',
        requestedDay: kind === 'TALK' ? addDays(today, 4) : null,
        status: 'SENT',
        dueAt: new Date(begin + 30 * day),
        createdAt: source.now,
        createdBy: sender.id,
        updatedAt: source.now,
      })
      .returning();
    if (!row) throw new Error(`failed to insert introduction ${at}`);
    await announceIntroduction(tx, source, id);
    const event = waysOfIntroduction[state];
    if (event === null) continue;
    const by = sourceOf(
      event === 'withdraw' ? sender : receiver,
      notAhead(begin + (event === 'expire' ? 30 * day : 7 * 3_600_000)),
    );
    await moveIntroduction(tx, event === 'expire' ? { ...by, actor: null } : by, row, {
      event,
      answer: answers[event] ?? '',
    });
  }
}

/** Marks older messages as read. */
const readOld = ({ tx }: DemoContext) =>
  tx
    .update(messages)
    .set({ readAt: messages.sentAt, mergeKey: null })
    .where(or(like(messages.eventCode, 'VENTURE_%'), like(messages.eventCode, 'ROOM_DECIDED')));

/** 26 ventures in every state, with data rooms, access requests and introductions. */
export async function fillVentures(context: DemoContext): Promise<void> {
  const people = await readPeople(context);
  for (const [at, venture] of demoVentures(context.today).entries())
    await fillVenture(context, people, venture, at);
  for (const key of withRoom) await fillRoom(context, await getVenture(context, key), key);
  await fillAccesses(context, people);
  await fillIntroductions(context, people);
  await readOld(context);
}
