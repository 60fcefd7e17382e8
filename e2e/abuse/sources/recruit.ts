import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import { passPost, submitPost } from '../submit-post.ts';
import type { Writer } from '../writer.ts';

const base = '/api/communityManage';
const dayMs = 86_400_000;

/** A recruitment post with an applicant invited to an interview, closed by the office in the end. */
async function write(writer: Writer): Promise<PayloadPages> {
  const {
    fixtures: { chief, person, owner, staff },
    write,
  } = writer;
  const { postId } = await submitPost(writer, staff, 'RECRUIT', {
    recruit: {
      recruitKind: 'JOB',
      positions: [{ count: 2, salaryFromFen: 450_000, salaryToFen: 620_000 }],
      deadline: new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10),
    },
  });
  await passPost(writer, postId);
  const { applicationId } = await write<{ applicationId: string }>(person.caller, `${base}/recruit/apply`, {
    id: postId,
    data: { positionId: 'P1', fileId: null },
  });
  await write(owner.caller, `${base}/recruitApply/operateReceived`, {
    id: applicationId,
    version: 1,
    event: 'invite',
    data: { interviewAt: Date.now() + 2 * dayMs },
  });
  await write(chief.caller, `${base}/recruit/operate`, { id: postId, event: 'close', data: {} });
  return {
    public: [`/recruit/${postId}`, '/yangling?kind=RECRUIT'],
    person: [
      `/recruit/${postId}`,
      '/my-application-list?group=RECRUIT',
      `/my-application-list/recruit/${applicationId}`,
    ],
    owner: [
      '/my-post?view=recruits',
      `/my-post?view=recruits&recruit=${postId}`,
      '/my-post?view=applications',
      `/my-post?view=applications&application=${applicationId}`,
    ],
    operator: ['/manage/recruit', `/manage/recruit?recruit=${postId}`],
  };
}

const inForm = 'stands in a form until it is handed in';

export const source: PayloadSource = {
  unshown: {
    [`${base}/recruit/apply data.positionId`]: 'is looked up',
    [`${base}/post/save data.recruit.positions[].title`]: inForm,
    [`${base}/post/save data.recruit.positions[].place`]: inForm,
    [`${base}/post/save data.recruit.positions[].requirement`]: inForm,
  },
  write,
};
