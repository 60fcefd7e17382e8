import type { PostContent } from '@portal/contract/post';
import { ballotScopeLabels, resultVisibilityLabels } from '@portal/contract/vote-terms';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { InstantInput } from '../../../platform/form/InstantInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { WordsInput } from '../../../platform/form/WordsInput.tsx';

const hour = 3_600_000;

/** How a vote begins: a week, by person, with counts that are seen after one's own. */
export const emptyVote = (now: number): NonNullable<PostContent['vote']> => ({
  options: [],
  maxChoices: 1,
  scope: 'USER',
  audited: false,
  secret: false,
  changeable: true,
  visibility: 'AFTER_VOTE',
  endsAt: Math.ceil(now / hour) * hour + 7 * 24 * hour,
  quorum: 0,
});

/** The part of a vote: its options, whose ballots count, and when counts are seen. */
export function VoteFields() {
  const isSecret = useWatch<PostContent, 'vote.secret'>({ name: 'vote.secret' });
  return (
    <>
      <WordsInput name="vote.options" hint={m.vote_options_hint()} />
      <NumberInput name="vote.maxChoices" />
      <ChoiceInput name="vote.scope" options={optionsOf(ballotScopeLabels)} />
      <CheckboxInput name="vote.audited">{m.vote_field_audited()}</CheckboxInput>
      <CheckboxInput name="vote.secret">{m.vote_field_secret()}</CheckboxInput>
      {!isSecret && <CheckboxInput name="vote.changeable">{m.vote_field_changeable()}</CheckboxInput>}
      <ChoiceInput name="vote.visibility" options={optionsOf(resultVisibilityLabels)} />
      <InstantInput name="vote.endsAt" usualTime="18:00" />
      <NumberInput name="vote.quorum" orZero />
    </>
  );
}
