import { asc, inArray } from 'drizzle-orm';
import { users } from '../../features/identity/user.table.ts';
import type { DemoPost } from '../content/compose-posts.ts';
import { demoId } from '../content/demo-id.ts';
import { demoInteger } from '../content/demo-random.ts';
import type { DemoContext } from '../demo-context.ts';

export interface Author {
  id: string;
  enterpriseId: string | null;
  isAudited: boolean;
}

export interface Written {
  post: DemoPost;
  id: string;
  author: Author;
  at: number;
}

/** Nicknames used in the community. */
export const nicknames = [
  '棚里的小满',
  '冷库老邓',
  '电工老何',
  '阿亮棚长',
  '花店老板娘',
  '学徒小七',
  '制冷阿陆',
  '班长桂枝',
  '夜班阿强',
  '桂花小店',
  '王师傅',
  '食堂周师傅',
  '阿芬合作社',
  '老傅_退休',
  '小棠',
];

export async function readAuthors({ tx }: DemoContext) {
  const rows = await tx
    .select({
      id: users.id,
      enterpriseId: users.enterpriseId,
      userType: users.userType,
      auditStatus: users.auditStatus,
    })
    .from(users)
    .where(inArray(users.userType, ['100', '200']))
    .orderBy(asc(users.createdAt), asc(users.id));
  const view = (row: (typeof rows)[number]): Author => ({
    id: row.id,
    enterpriseId: row.enterpriseId,
    isAudited: row.auditStatus === '2' && row.enterpriseId !== null,
  });
  const persons = rows.filter(({ userType }) => userType === '100').map(view);
  const members = rows
    .filter(({ enterpriseId, auditStatus }) => enterpriseId !== null && auditStatus === '2')
    .map(view);
  return { persons, members };
}

export type Authors = Awaited<ReturnType<typeof readAuthors>>;

export function authorOf({ persons, members }: Authors, source: DemoPost['author'], key: string): Author {
  if (source.kind === 'PERSON') {
    const at = nicknames.indexOf(source.name);
    const person = persons[at >= 0 ? at : demoInteger(`person-${source.name}-${key}`, 0, persons.length - 1)];
    if (person) return person;
  }
  const enterpriseId = demoId('enterprise', source.enterpriseKey ?? 'E01');
  const member =
    members.find((one) => one.enterpriseId === enterpriseId) ??
    members[demoInteger(`member-${source.enterpriseKey ?? key}`, 0, members.length - 1)];
  if (!member) throw new Error('no user of the demo park can post');
  return member;
}

export const badgesOf = ({ isAudited }: Author): 'ENTERPRISE'[] => (isAudited ? ['ENTERPRISE'] : []);
