import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const named = z.object({ id: z.string(), name: z.string() });

export const queryTypeCommunityPlate = endpoint({
  method: 'GET',
  path: '/api/communityManage/communityPlate/queryTypeCommunityPlate',
  summary: 'The types of boards of the community, each with its boards.',
  tag: 'dictionary',
  access: 'public',
  input: z.object({}),
  output: z.array(named.extend({ plateVOList: z.array(named) })),
  refuses: [],
});

export const communityEndpoints = [queryTypeCommunityPlate] as const;
