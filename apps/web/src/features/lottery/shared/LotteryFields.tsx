import type { PostContent } from '@portal/contract/community/post';
import { type PrizeKind, prizeKindLabels } from '@portal/contract/lottery/terms';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { InstantInput } from '../../../platform/form/InstantInput.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';

const hour = 3_600_000;
const kind: PrizeKind = 'PICKUP';
const emptyPrize = { name: '', count: 1, kind, valueFen: 0, points: 0 };

/** Default values: three days to join, and the draw an hour later. */
export function emptyLottery(now: number): NonNullable<PostContent['lottery']> {
  const joinTo = Math.ceil(now / hour) * hour + 72 * hour;
  return {
    prizes: [emptyPrize],
    joinTo,
    drawAt: joinTo + hour,
    minEntrants: 10,
    audited: false,
    mustComment: false,
    mustFollowBoard: false,
    minPoints: 0,
  };
}

/** Fields specific to a draw: prizes, times, and who can join. */
export function LotteryFields() {
  const prizes = useWatch<PostContent, 'lottery.prizes'>({ name: 'lottery.prizes' });
  return (
    <>
      <RowsInput<PostContent>
        name="lottery.prizes"
        newRow={() => emptyPrize}
        max={5}
        least={1}
        add={m.lottery_add_prize()}
        columns="2fr repeat(3, 1fr)"
        drop={(no) => m.lottery_drop_prize({ no })}
      >
        {(place, at) => (
          <>
            <TextInput name={`${place}.name`} />
            <NumberInput name={`${place}.count`} />
            <SelectInput name={`${place}.kind`} placeholder="" options={optionsOf(prizeKindLabels)} />
            {prizes?.[at]?.kind === 'POINTS' ? (
              <NumberInput name={`${place}.points`} orZero />
            ) : (
              <MoneyInput name={`${place}.valueFen`} orZero />
            )}
          </>
        )}
      </RowsInput>
      <InstantInput name="lottery.joinTo" usualTime="18:00" />
      <InstantInput name="lottery.drawAt" usualTime="19:00" />
      <NumberInput name="lottery.minEntrants" />
      <CheckboxInput name="lottery.audited">{m.lottery_field_audited()}</CheckboxInput>
      <CheckboxInput name="lottery.mustComment">{m.lottery_field_must_comment()}</CheckboxInput>
      <CheckboxInput name="lottery.mustFollowBoard">{m.lottery_field_must_follow()}</CheckboxInput>
      <NumberInput name="lottery.minPoints" orZero />
    </>
  );
}
