import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import { passPost, submitPost } from '../submit-post.ts';
import type { Writer } from '../writer.ts';

const base = '/api/communityManage';
const dayMs = 86_400_000;

/** A vote that was closed early and answered. */
async function write(writer: Writer): Promise<PayloadPages> {
  const { author, chief, person } = writer.fixtures;
  const { postId } = await submitPost(writer, author, 'VOTE', {
    vote: {
      options: [{ pictureId: null }, { text: '乙', note: '', pictureId: null }],
      maxChoices: 1,
      scope: 'USER',
      audited: false,
      secret: false,
      changeable: true,
      visibility: 'ALWAYS',
      endsAt: Date.now() + dayMs,
      quorum: 0,
    },
  });
  await passPost(writer, postId);
  await person.caller.post(`${base}/vote/cast`, { id: postId, data: { choices: ['O1'] } });
  // One operator proposes it, another agrees.
  await chief.caller.post(`${base}/vote/operate`, { id: postId, event: 'close', data: { reason: '提前' } });
  await writer.write(author.caller, `${base}/vote/operate`, { id: postId, event: 'close', data: {} });
  await writer.write(author.caller, `${base}/vote/answer`, { id: postId, data: {} });
  return {
    public: [`/votedetails/${postId}`],
    operator: [`/manage/lottery?view=votes&vote=${postId}`],
  };
}

export const source: PayloadSource = {
  unshown: {
    [`${base}/vote/cast data.choices[]`]: 'is looked up',
    [`${base}/post/save data.vote.options[].text`]: 'stands in a form until it is handed in',
    [`${base}/post/save data.vote.options[].note`]: 'stands in a form until it is handed in',
  },
  write,
};
