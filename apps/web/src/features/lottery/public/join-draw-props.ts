import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { joinTexts } from './lottery-texts.ts';

export type Standing = EndpointMap['GET /api/communityManage/lottery/queryStanding']['output'];

export interface JoinDrawProps {
  postId: string;
  login: string;
  prizes: string;
  texts: ReturnType<typeof joinTexts>;
}
