import type { ContestContent } from '@portal/contract/contest-manage';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { InstantInput } from '../../../platform/form/InstantInput.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../ui/icon/shapes/trash.ts';
import { stageNames } from '../shared/contest-words.ts';
import styles from './Awards.module.css';

type ListName = 'tracks' | 'prizes' | 'stages' | 'criteria' | 'notices';

interface RowsProps<Name extends ListName> {
  name: Name;
  fresh: () => ContestContent[Name][number];
  most: number;
  add: string;
  /** The fields of the row at a place of the form. */
  children: (place: string) => ReactNode;
}

function Rows<Name extends ListName>({ name, fresh, most, add, children }: RowsProps<Name>) {
  const { fields, append, remove } = useFieldArray<ContestContent>({ name });
  return (
    <div className={styles.rows}>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.row}>
          <div className={styles.fields}>{children(`${name}.${at}`)}</div>
          <IconButton
            icon={trashIcon}
            label={m.contest_drop_row({ no: at + 1 })}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      {fields.length < most && (
        <div>
          <Button icon={plusIcon} onClick={() => append(fresh())}>
            {add}
          </Button>
        </div>
      )}
    </div>
  );
}

const dayMs = 86_400_000;

export const StageRows = () => (
  <Rows
    name="stages"
    fresh={() => ({ kind: 'FINAL', from: Date.now(), to: Date.now() + dayMs })}
    most={6}
    add={m.contest_add_stage()}
  >
    {(place) => (
      <>
        <SelectInput name={`${place}.kind`} placeholder="" options={optionsOf(stageNames)} />
        <InstantInput name={`${place}.from`} label={m.field_contest_from()} usualTime="00:00" />
        <InstantInput name={`${place}.to`} label={m.field_contest_to()} usualTime="00:00" />
      </>
    )}
  </Rows>
);

export const TrackRows = () => (
  <Rows name="tracks" fresh={() => ({ name: '', intro: '' })} most={8} add={m.contest_add_track()}>
    {(place) => (
      <>
        <TextInput name={`${place}.name`} />
        <TextInput name={`${place}.intro`} />
      </>
    )}
  </Rows>
);

export const PrizeRows = () => (
  <Rows
    name="prizes"
    fresh={() => ({ level: '', name: '', amountFen: 0, count: 1 })}
    most={10}
    add={m.contest_add_prize()}
  >
    {(place) => (
      <>
        <TextInput name={`${place}.level`} />
        <TextInput name={`${place}.name`} />
        <MoneyInput name={`${place}.amountFen`} unit={m.contest_yuan_unit()} orZero />
        <NumberInput name={`${place}.count`} minValue={1} />
      </>
    )}
  </Rows>
);

export const CriterionRows = () => (
  <Rows
    name="criteria"
    fresh={() => ({ name: '', weight: 10, max: 100, note: '' })}
    most={10}
    add={m.contest_add_criterion()}
  >
    {(place) => (
      <>
        <TextInput name={`${place}.name`} />
        <NumberInput name={`${place}.weight`} minValue={1} maxValue={100} />
        <NumberInput name={`${place}.max`} minValue={1} maxValue={100} />
        <TextInput name={`${place}.note`} />
      </>
    )}
  </Rows>
);

export const NoticeRows = () => (
  <Rows name="notices" fresh={() => ({ at: Date.now(), text: '' })} most={30} add={m.contest_add_notice()}>
    {(place) => (
      <>
        <InstantInput name={`${place}.at`} label={m.field_time()} usualTime="09:00" />
        <TextInput name={`${place}.text`} />
      </>
    )}
  </Rows>
);
