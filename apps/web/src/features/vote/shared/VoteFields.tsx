import type { PostContent } from '@portal/contract/community/post';
import { ballotScopeLabels, resultVisibilityLabels, votePicturePurpose } from '@portal/contract/vote/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { InstantInput } from '../../../platform/form/InstantInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Wide } from '../../../ui/form/FormSection.tsx';
import { imageIcon } from '../../../ui/icon/shapes.ts';
import styles from './VoteFields.module.css';

const hour = 3_600_000;

const emptyOption = { text: '', note: '', pictureId: null };

/** Initial values of a vote: one week, one ballot per person, counts visible after voting. */
export const emptyVote = (now: number): NonNullable<PostContent['vote']> => ({
  options: [emptyOption, emptyOption],
  maxChoices: 1,
  scope: 'USER',
  audited: false,
  secret: false,
  changeable: true,
  visibility: 'AFTER_VOTE',
  endsAt: Math.ceil(now / hour) * hour + 7 * 24 * hour,
  quorum: 0,
});

function Option({ place, at }: { place: string; at: number }) {
  const { getValues } = useFormContext<PostContent>();
  const [kept] = useState(() => getValues(`vote.options.${at}`));
  const [hasPicture, setHasPicture] = useState(Boolean(kept?.pictureId));
  const no = at + 1;
  return (
    <>
      <TextInput name={`${place}.text`} label={m.vote_option_no({ no })} />
      <TextInput name={`${place}.note`} />
      {!hasPicture && (
        <IconButton
          icon={imageIcon}
          label={m.act_add_option_picture({ no })}
          onClick={() => setHasPicture(true)}
        />
      )}
      {hasPicture && (
        <Wide>
          <PictureInput
            name={`${place}.pictureId`}
            label={m.field_option_picture()}
            purpose={votePicturePurpose}
            present={kept?.pictureId ? { fileId: kept.pictureId, name: kept.text } : null}
          />
        </Wide>
      )}
    </>
  );
}

/** The vote fields of a post: its options, whose ballots count, and when counts are visible. */
export function VoteFields() {
  const isSecret = useWatch<PostContent, 'vote.secret'>({ name: 'vote.secret' });
  return (
    <>
      <fieldset className={styles.options}>
        <legend>{m.field_options()}</legend>
        <RowsInput<PostContent>
          name="vote.options"
          newRow={() => emptyOption}
          max={30}
          least={2}
          add={m.act_add_option()}
          columns="1fr 1.4fr auto"
          drop={(no) => m.act_remove_named({ name: m.vote_option_no({ no }) })}
        >
          {(place, at) => <Option place={place} at={at} />}
        </RowsInput>
      </fieldset>
      <NumberInput name="vote.maxChoices" />
      <ChoiceInput name="vote.scope" options={optionsOf(ballotScopeLabels)} />
      <CheckboxInput name="vote.audited">{m.field_audited_only()}</CheckboxInput>
      <CheckboxInput name="vote.secret">{m.field_secret_ballot()}</CheckboxInput>
      {!isSecret && <CheckboxInput name="vote.changeable">{m.field_changeable()}</CheckboxInput>}
      <ChoiceInput name="vote.visibility" options={optionsOf(resultVisibilityLabels)} />
      <InstantInput name="vote.endsAt" usualTime="18:00" />
      <NumberInput name="vote.quorum" orZero />
    </>
  );
}
