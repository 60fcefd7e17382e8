import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from './call.ts';
import { id, instant, pageOf } from './fields.ts';
import { retCodes } from './ret-code.ts';

const session = { tag: 'points', access: 'session' } as const;

/** Reasons for a change of points. */
const pointReasons = [
  'SIGN_IN',
  'POST',
  'LIKED',
  'ACCEPTED',
  'BOUNTY_OUT',
  'BOUNTY_IN',
  'BOUNTY_BACK',
  'BOUNTY_LOST',
  'QUIZ',
  'ACTIVITY',
  'PRIZE',
  'PENALTY',
] as const;
export type PointReason = (typeof pointReasons)[number];

export const pointReasonLabels: Record<PointReason, () => string> = {
  SIGN_IN: m.points_sign_in,
  POST: m.points_post,
  LIKED: m.points_liked,
  ACCEPTED: m.points_accepted,
  BOUNTY_OUT: m.points_bounty_out,
  BOUNTY_IN: m.points_bounty_in,
  BOUNTY_BACK: m.points_bounty_back,
  BOUNTY_LOST: m.points_bounty_lost,
  QUIZ: m.points_quiz,
  ACTIVITY: m.points_activity,
  PRIZE: m.points_prize,
  PENALTY: m.points_penalty,
};

/** Maximum points earned per day, not counting accepted answers. */
export const maxADay = 200;
/** Points for the daily check-in and for a post, and the daily maximum for posts. */
export const signInPoints = 1;
export const postPoints = 2;
export const postPointsADay = 10;
export const likedPoints = 1;

const pointsQueryBalanceAnswer = z.object({
  balance: z.int(),
  signedInToday: z.boolean(),
  /** Monday to Sunday. */
  week: z.array(z.object({ date: z.string(), signedIn: z.boolean() })),
});

export const pointsQueryBalance = call.read(session, '/api/pointsManage/points/queryBalance', {
  summary: 'Returns the caller’s points and the days of this week on which they checked in.',
  output: pointsQueryBalanceAnswer,
});

const movement = z.object({
  movementId: id,
  reason: z.enum(pointReasons),
  reasonLabel: z.string(),
  delta: z.int(),
  balanceAfter: z.int(),
  at: instant,
});

export const pointsQueryList = call.list(session, '/api/pointsManage/points/queryList', {
  summary: 'Lists how the caller’s points were earned and spent, newest first.',
  output: pageOf(movement),
});

export const pointsSignIn = call.write(session, '/api/pointsManage/points/signIn', {
  summary: 'Checks the caller in for today.',
  output: z.object({ balance: z.int(), earned: z.int() }),
  refuses: [retCodes.ALREADY_DONE],
});
