import { choice } from '@portal/contract/form-field';
import { recommendAnswer } from '@portal/contract/recommend';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';

/** An answer as the call takes it, and which one it is. */
export const answerForm = recommendAnswer.extend({
  way: choice(m.match_your_answer, ['interested', 'decline']),
});
export type Answer = z.infer<typeof answerForm>;
