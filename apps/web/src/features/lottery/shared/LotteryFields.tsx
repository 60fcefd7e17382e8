import { type PrizeKind, prizeKindLabels } from '@portal/contract/lottery-terms';
import type { PostContent } from '@portal/contract/post';
import * as m from '@portal/texts/messages';
import { useFieldArray, useWatch } from 'react-hook-form';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { InstantInput } from '../../../platform/form/InstantInput.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../ui/icon/shapes/trash.ts';
import styles from './LotteryFields.module.css';

const hour = 3_600_000;
const kind: PrizeKind = 'PICKUP';
const emptyPrize = { name: '', count: 1, kind, valueFen: 0, points: 0 };

/** How a draw begins: three days to join, and an hour more to the draw. */
export function emptyLottery(now: number): NonNullable<PostContent['lottery']> {
  const joinTo = Math.ceil(now / hour) * hour + 72 * hour;
  return {
    prizes: [emptyPrize],
    joinTo,
    drawAt: joinTo + hour,
    minEntrants: 10,
    audited: false,
    mustComment: false,
    mustFollowPlate: false,
    minPoints: 0,
  };
}

function Prize({ at, onDrop }: { at: number; onDrop: (() => void) | null }) {
  const chosen = useWatch<PostContent, `lottery.prizes.${number}.kind`>({
    name: `lottery.prizes.${at}.kind`,
  });
  return (
    <div className={styles.prize}>
      <TextInput name={`lottery.prizes.${at}.name`} />
      <NumberInput name={`lottery.prizes.${at}.count`} />
      <SelectInput name={`lottery.prizes.${at}.kind`} placeholder="" options={optionsOf(prizeKindLabels)} />
      {chosen === 'POINTS' ? (
        <NumberInput name={`lottery.prizes.${at}.points`} orZero />
      ) : (
        <MoneyInput name={`lottery.prizes.${at}.valueFen`} orZero />
      )}
      {onDrop && (
        <IconButton icon={trashIcon} label={m.lottery_drop_prize({ no: at + 1 })} onClick={onDrop} />
      )}
    </div>
  );
}

/** The part of a draw: its prizes, its hours, and who may join. */
export function LotteryFields() {
  const { fields, append, remove } = useFieldArray<PostContent>({ name: 'lottery.prizes' });
  return (
    <>
      <div className={styles.rows}>
        {fields.map(({ id }, at) => (
          <Prize key={id} at={at} onDrop={fields.length > 1 ? () => remove(at) : null} />
        ))}
        {fields.length < 5 && (
          <Button icon={plusIcon} onClick={() => append(emptyPrize)}>
            {m.lottery_add_prize()}
          </Button>
        )}
      </div>
      <InstantInput name="lottery.joinTo" usualTime="18:00" />
      <InstantInput name="lottery.drawAt" usualTime="19:00" />
      <NumberInput name="lottery.minEntrants" />
      <CheckboxInput name="lottery.audited">{m.lottery_field_audited()}</CheckboxInput>
      <CheckboxInput name="lottery.mustComment">{m.lottery_field_must_comment()}</CheckboxInput>
      <CheckboxInput name="lottery.mustFollowPlate">{m.lottery_field_must_follow()}</CheckboxInput>
      <NumberInput name="lottery.minPoints" orZero />
    </>
  );
}
