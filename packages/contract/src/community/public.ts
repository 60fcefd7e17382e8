import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { code } from '../fields.ts';
import { kindOf, labelled } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { boardWriters, postKinds } from './terms.ts';

const named = z.object({ id: z.string(), name: z.string() });

export const queryTypeCommunityPlate = endpoint({
  method: 'GET',
  path: '/api/communityManage/communityPlate/queryTypeCommunityPlate',
  summary: 'The types of boards of the community, each with its boards.',
  tag: 'community',
  access: 'public',
  input: z.object({}),
  output: z.array(named.extend({ plateVOList: z.array(named) })),
  refuses: [],
});

const board = named.extend({ intro: z.string(), posts: z.int() });
const boardType = named.extend({
  icon: z.string(),
  postKinds: z.array(z.enum(postKinds)),
  whoCanPost: z.enum(boardWriters),
  boards: z.array(board),
});

export const boardQueryList = endpoint({
  method: 'GET',
  path: '/api/communityManage/communityPlate/queryList',
  summary: 'The types of boards with what may be posted in them, and how much stands in each board.',
  tag: 'community',
  access: 'public',
  input: z.object({}),
  output: z.object({ rows: z.array(boardType) }),
  refuses: [],
});

export const boardFollow = endpoint({
  method: 'POST',
  path: '/api/communityManage/communityPlate/operate',
  summary: 'Follows a board, whose new posts the caller is told of once a day, or no longer does.',
  tag: 'community',
  access: 'session',
  input: z.object({
    id: labelled(m.community_field_board, code),
    event: kindOf(m.field_event, ['follow', 'unfollow']),
  }),
  output: z.object({ follows: z.boolean() }),
  refuses: [retCodes.NOT_FOUND],
});

export const communityEndpoints = [queryTypeCommunityPlate, boardQueryList, boardFollow] as const;
