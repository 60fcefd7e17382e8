import { nextPhone } from '../../../apps/server/src/features/identity/testing/insert-user.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

interface Versioned {
  version: number;
}

const content = {
  kind: 'CLUB',
  parentId: null,
  phone: '',
  others: 0,
  sort: 1,
  takesMembers: true,
  tasks: [''],
  aliases: [''],
};

/** A body of the park with a member with a title, a refused applicant and an invitation; and a closed one. */
async function write({ fixtures: { author, person, owner }, write }: Writer): Promise<PayloadPages> {
  const save = (name: string) =>
    write<{ organizationId: string; tasks: string[] } & Versioned>(
      author.caller,
      '/api/communityManage/organization/save',
      // Names are unique.
      { data: { ...content, name } },
    );
  const { organizationId: id, tasks } = await save('写满的组织');
  const ask = (asker: typeof person) =>
    write<{ memberId: string } & Versioned>(asker.caller, '/api/communityManage/organizationMember/submit', {
      id,
      data: { tasks },
    });
  const decide = (memberId: string, version: number, event: string) =>
    write<Versioned>(author.caller, '/api/communityManage/organizationMember/operateManage', {
      id: memberId,
      event,
      version,
      data: {},
    });
  const member = await ask(person);
  const approved = await decide(member.memberId, member.version, 'approve');
  await decide(member.memberId, approved.version, 'name');
  const refused = await ask(owner);
  await decide(refused.memberId, refused.version, 'refuse');
  const { inviteId } = await write<{ inviteId: string }>(
    author.caller,
    '/api/communityManage/organizationInvite/save',
    { data: { organizationId: id, phoneNumber: nextPhone(), maxUses: 1 } },
  );
  const other = await save('要撤销的组织');
  await write(author.caller, '/api/communityManage/organization/operate', {
    id: other.organizationId,
    event: 'close',
    version: other.version,
    data: { reason: '不再需要' },
  });
  const manage = '/manage/organization';
  return {
    public: [
      '/organization-chart',
      '/organization-chart?keyword=a',
      `/organization-chart-detail/${id}`,
      `/invite/${inviteId}`,
    ],
    person: [`/organization-chart-detail/${id}`, '/my-application-list?group=JOIN'],
    owner: [`/organization-chart-detail/${id}`, '/my-application-list?group=JOIN'],
    operator: [
      manage,
      `${manage}?organization=${id}`,
      `${manage}?view=members`,
      `${manage}?view=members&member=${member.memberId}`,
      `${manage}?view=members&member=${refused.memberId}`,
      `${manage}?view=invites`,
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    '/api/communityManage/organizationMember/submit data.tasks[]': 'is one of those of the organisation',
    '/api/communityManage/organization/operate data.reason': 'is read by the members, who have none here',
  },
  write,
};
