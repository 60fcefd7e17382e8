import type { ContestContent } from '@portal/contract/contest/content';
import * as m from '@portal/texts/messages';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { InstantInput } from '../../../platform/form/InstantInput.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { Wide } from '../../../ui/form/FormSection.tsx';
import { stageNames } from '../shared/contest-words.ts';

const dayMs = 86_400_000;

export const StageRows = () => (
  <RowsInput<ContestContent>
    name="stages"
    newRow={() => ({ kind: 'FINAL', from: Date.now(), to: Date.now() + dayMs })}
    max={6}
    add={m.contest_add_stage()}
  >
    {(place) => (
      <>
        <Wide>
          <SelectInput name={`${place}.kind`} placeholder="" options={optionsOf(stageNames)} />
        </Wide>
        <InstantInput name={`${place}.from`} label={m.field_contest_from()} usualTime="00:00" />
        <InstantInput name={`${place}.to`} label={m.field_contest_to()} usualTime="00:00" />
      </>
    )}
  </RowsInput>
);

export const TrackRows = () => (
  <RowsInput<ContestContent>
    name="tracks"
    newRow={() => ({ name: '', intro: '' })}
    max={8}
    add={m.contest_add_track()}
  >
    {(place) => (
      <>
        <TextInput name={`${place}.name`} />
        <TextInput name={`${place}.intro`} />
      </>
    )}
  </RowsInput>
);

export const PrizeRows = () => (
  <RowsInput<ContestContent>
    name="prizes"
    newRow={() => ({ level: '', name: '', amountFen: 0, count: 1 })}
    max={10}
    add={m.contest_add_prize()}
  >
    {(place) => (
      <>
        <TextInput name={`${place}.level`} />
        <TextInput name={`${place}.name`} />
        <MoneyInput name={`${place}.amountFen`} unit={m.field_yuan()} orZero />
        <NumberInput name={`${place}.count`} minValue={1} />
      </>
    )}
  </RowsInput>
);

export const CriterionRows = () => (
  <RowsInput<ContestContent>
    name="criteria"
    newRow={() => ({ name: '', weight: 10, max: 100, note: '' })}
    max={10}
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
  </RowsInput>
);

export const NoticeRows = () => (
  <RowsInput<ContestContent>
    name="notices"
    newRow={() => ({ at: Date.now(), text: '' })}
    max={30}
    add={m.contest_add_notice()}
  >
    {(place) => (
      <>
        <InstantInput name={`${place}.at`} label={m.field_time()} usualTime="09:00" />
        <TextInput name={`${place}.text`} />
      </>
    )}
  </RowsInput>
);
