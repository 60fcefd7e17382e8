import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { labelled, wholeBetween } from '../form-field.ts';
import { lotteryPart, lotteryRow } from '../lottery/public.ts';
import { recruitPart, recruitRow } from '../recruit/public.ts';
import { votePart, voteRow } from '../vote/public.ts';
import { bountyStates, leastBounty, maxBounty } from './terms.ts';

/** The question part of a post. */
const questionPart = z.object({
  bountyPoints: labelled(
    m.community_field_bounty,
    z
      .int({ error: m.community_fault_bounty })
      .refine((points) => points === 0 || (points >= leastBounty && points <= maxBounty), {
        error: m.community_fault_bounty,
      }),
  ),
  days: wholeBetween(m.community_field_days, 1, 30),
  /** The tutor it is addressed to; anyone may still answer. */
  tutorId: labelled(m.tutor_tutor, id.nullable().default(null)),
});

/** What each kind of post adds to the content: one line per kind, keyed by the `part` of its source on the server. */
export const postParts = {
  question: questionPart.optional(),
  lottery: lotteryPart.optional(),
  vote: votePart.optional(),
  recruit: recruitPart.optional(),
};

/** What a kind adds to a list row and to a post's page; null for posts of other kinds. */
export const postRowParts = {
  question: z
    .object({
      bountyPoints: z.int(),
      bountyState: z.enum(bountyStates),
      bountyStateLabel: z.string(),
      deadlineAt: instant,
      answers: z.int(),
      isAccepted: z.boolean(),
      /** The tutor it is addressed to. */
      tutor: z.object({ tutorId: id, name: z.string() }).nullable(),
    })
    .nullable(),
  lottery: lotteryRow.nullable(),
  vote: voteRow.nullable(),
  recruit: recruitRow.nullable(),
};
