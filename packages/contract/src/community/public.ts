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
    summary: 'The types of boards of the community, each with its boards.',
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
  summary: 'The types of boards with what may be posted in them, and how much stands in each board.',
  output: z.object({ rows: z.array(boardType) }),
});

export const boardFollow = call.write(session, '/api/communityManage/communityPlate/operate', {
  summary: 'Follows a board, whose new posts the caller is told of once a day, or no longer does.',
  input: z.object({
    id: labelled(m.community_field_board, code),
    event: kindOf(m.field_event, ['follow', 'unfollow']),
  }),
  output: z.object({ follows: z.boolean() }),
  refuses: [retCodes.NOT_FOUND],
});
