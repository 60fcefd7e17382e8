import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { code } from '../fields.ts';
import { kindOf, labelled } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { boardWriters, postKinds } from './terms.ts';

const open = { tag: 'community', access: 'public' } as const;
const session = { tag: 'community', access: 'session' } as const;

const named = z.object({ id: z.string(), name: z.string() });

export const queryTypeCommunityPlate = call.read(
  open,
  '/api/communityManage/communityPlate/queryTypeCommunityPlate',
  {
    summary: 'Lists the board types of the community with their boards.',
    output: z.array(named.extend({ plateVOList: z.array(named) })),
  },
);

const board = named.extend({ intro: z.string(), posts: z.int() });
const boardType = named.extend({
  icon: z.string(),
  postKinds: z.array(z.enum(postKinds)),
  whoCanPost: z.enum(boardWriters),
  boards: z.array(board),
});

export const boardQueryList = call.read(open, '/api/communityManage/communityPlate/queryList', {
  summary: 'Lists the board types with what the caller can post and the number of posts in each board.',
  output: z.object({ rows: z.array(boardType) }),
});

export const boardFollow = call.write(session, '/api/communityManage/communityPlate/operate', {
  summary: 'Follows or unfollows a board; followers are notified of new posts once a day.',
  input: z.object({
    id: labelled(m.community_field_board, code),
    event: kindOf(m.field_event, ['follow', 'unfollow']),
  }),
  output: z.object({ follows: z.boolean() }),
  refuses: [retCodes.NOT_FOUND],
});
