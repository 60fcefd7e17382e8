import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { VentureStage } from '@portal/contract/finance/terms';
import type {
  FolderState,
  IntroductionState,
  NeedBand,
  RoomState,
  VentureState,
} from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export type VentureRow = EndpointMap['GET /api/financeManage/venture/queryList']['output']['rows'][number];

export const ventureVariants: Record<VentureState, StatusKind> = {
  DRAFT: 'waiting',
  PENDING: 'checking',
  PUBLISHED: 'done',
  REJECTED: 'late',
  CLOSED: 'closed',
  WITHDRAWN: 'closed',
};

export const roomVariants: Record<RoomState, StatusKind> = {
  ASKED: 'checking',
  GRANTED: 'done',
  REFUSED: 'late',
  WITHDRAWN: 'closed',
  REVOKED: 'late',
  EXPIRED: 'closed',
};

export const folderVariants: Record<FolderState, StatusKind> = { ...roomVariants, CLOSED: 'closed' };

export const introductionVariants: Record<IntroductionState, StatusKind> = {
  SENT: 'checking',
  AGREED: 'done',
  DECLINED: 'late',
  WITHDRAWN: 'closed',
  EXPIRED: 'closed',
};

export const needBandNames: Record<NeedBand, () => string> = {
  SMALL: m.venture_need_small,
  MIDDLE: m.venture_need_middle,
  LARGE: m.venture_need_large,
};

const wanFen = 1_000_000;
const grouped = (value: number) => value.toString().replace(/\B(?=(\d{3})+$)/g, ',');

/** An amount in 万元, without decimals if it is large. */
export const wanOf = (fen: number): string => {
  const wan = fen / wanFen;
  return wan >= 100 || Number.isInteger(wan) ? grouped(Math.round(wan)) : String(Number(wan.toFixed(2)));
};

export const wanText = (fen: number): string => m.venture_wan({ amount: wanOf(fen) });

export const equityOf = (x100: number): string => String(x100 / 100);

/** The post-money valuation in fen: the amount needed divided by the share offered. */
export const valuationFen = ({ needFen, equityX100 }: Pick<VentureRow, 'needFen' | 'equityX100'>): number =>
  Math.round((needFen * 10_000) / equityX100);

/** The stages from earliest to latest. */
export const stagesInOrder = ['SEED', 'ANGEL', 'PRE_A', 'A', 'B'] as const satisfies VentureStage[];

export const sizeText = (bytes: number): string =>
  bytes >= 1_048_576 ? `${(bytes / 1_048_576).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
