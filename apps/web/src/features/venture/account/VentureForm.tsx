import { ventureStageLabels } from '@portal/contract/finance/terms';
import { paths } from '@portal/contract/paths';
import {
  type OwnVentureDetail,
  type VentureContent,
  type VentureOfEntry,
  ventureContent,
} from '@portal/contract/venture/public';
import { ventureFieldLabels, venturePicturePurpose } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { ChipsInput } from '../../../platform/form/ChipsInput.tsx';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { inputOf } from '../../../platform/form/input-of.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { NumberField } from '../../../ui/number-field/NumberField.tsx';
import { ventureQueryKeys } from './venture-query-keys.ts';

const newUse = { name: '', amountFen: 0, note: '' };
const newPerson = { name: '', role: '' };
const newEntry = { day: '', title: '', note: '' };

const defaultValues: VentureContent = {
  name: '',
  summary: '',
  stage: 'SEED',
  fields: [],
  product: '',
  needFen: 0,
  equityX100: 0,
  uses: [newUse],
  team: [newPerson],
  teamSize: 1,
  wanted: '',
  progress: [],
  fileId: null,
  contactName: '',
  contactPhone: '',
};

/** A share in percent, stored in hundredths of a percent. */
const ShareInput = inputOf(NumberField, {
  format: (x100) => (typeof x100 === 'number' && x100 > 0 ? x100 / 100 : null),
  parse: (percent: number | null) => (percent === null ? 0 : Math.round(percent * 100)),
});

/** The values taken over from a contest entry; the rest is left to fill in. */
const begunWith = ({ name, summary, product, team, picture, contactName, contactPhone }: VentureOfEntry) => ({
  ...defaultValues,
  name,
  summary,
  product,
  team,
  teamSize: team.length,
  fileId: picture?.fileId ?? null,
  contactName,
  contactPhone,
});

interface VentureFormProps {
  venture: OwnVentureDetail | null;
  /** The contest entry the venture is created from. */
  of?: VentureOfEntry & { entryId: string };
  onClose: () => void;
}

/** A venture: what it is, what it needs, its team and its progress. */
export function VentureForm({ venture, of, onClose }: VentureFormProps) {
  const navigate = useNavigate();
  const at = venture ? { id: venture.ventureId, version: venture.version } : {};
  const from = of ? { entryId: of.entryId } : {};
  const picture = venture?.picture ?? of?.picture ?? null;
  const form = useContractForm<VentureContent>(ventureContent, {
    defaultValues: venture?.data ?? (of ? begunWith(of) : defaultValues),
  });
  const save = useMutationOf('POST /api/financeManage/venture/save', {
    once: true,
    done: ({ state }) =>
      venture?.state === 'PUBLISHED' && state === 'PENDING' ? m.venture_to_review() : m.act_saved(),
    invalidates: [...ventureQueryKeys],
    setError: dataFaults(form.setError),
  });
  const made = useRef<string>(undefined);
  const send = async (data: VentureContent) => {
    const saved = await save.run({ ...at, ...from, data: ventureContent.parse(data) });
    if (!venture) made.current = saved?.ventureId;
    return saved;
  };
  return (
    <FormDrawer
      title={venture ? m.venture_edit() : m.venture_publish()}
      form={form}
      save={send}
      busy={save.busy}
      // A newly created venture opens next, so that its data room can be filled.
      onClose={() => (made.current ? void navigate(paths.ownVenture(made.current)) : onClose())}
    >
      {of && <Alert>{m.venture_from_entry({ title: of.name })}</Alert>}
      {venture?.state === 'PUBLISHED' && <Alert>{m.venture_review_again()}</Alert>}
      <FormSection title={m.log_entity_venture()}>
        <Wide>
          <TextInput name="name" />
        </Wide>
        <Wide>
          <TextAreaInput name="summary" rows={2} />
        </Wide>
        <SelectInput name="stage" placeholder={m.input_choose()} options={optionsOf(ventureStageLabels)} />
        <ChipsInput name="fields" options={optionsOf(ventureFieldLabels)} />
        <Wide>
          <TextAreaInput name="product" rows={5} />
        </Wide>
        <Wide>
          <PictureInput
            name="fileId"
            label={m.field_venture_picture()}
            purpose={venturePicturePurpose}
            present={picture && { fileId: picture.fileId, name: picture.alt }}
          />
        </Wide>
      </FormSection>
      <FormSection title={m.venture_money()}>
        <MoneyInput name="needFen" unit={m.field_yuan()} orZero />
        <ShareInput name="equityX100" unit="%" minValue={0.01} maxValue={49} />
        <Wide>
          <RowsInput<VentureContent>
            name="uses"
            newRow={() => newUse}
            max={6}
            add={m.venture_add_use()}
            columns="1fr 1fr 2fr"
          >
            {(place) => (
              <>
                <TextInput name={`${place}.name`} />
                <MoneyInput name={`${place}.amountFen`} unit={m.field_yuan()} orZero />
                <TextInput name={`${place}.note`} />
              </>
            )}
          </RowsInput>
        </Wide>
      </FormSection>
      <FormSection title={m.field_team()}>
        <Wide>
          <RowsInput<VentureContent>
            name="team"
            newRow={() => newPerson}
            max={8}
            add={m.venture_add_person()}
            columns="1fr 3fr"
          >
            {(place) => (
              <>
                <TextInput name={`${place}.name`} />
                <TextInput name={`${place}.role`} />
              </>
            )}
          </RowsInput>
        </Wide>
        <NumberInput name="teamSize" minValue={1} />
        <TextInput name="wanted" />
      </FormSection>
      <FormSection title={m.venture_progress_title()} note={m.venture_progress_form_note()} columns={1}>
        <RowsInput<VentureContent>
          name="progress"
          newRow={() => newEntry}
          max={40}
          add={m.venture_add_progress()}
          columns="1fr 1fr 2fr"
        >
          {(place) => (
            <>
              <DateInput name={`${place}.day`} />
              <TextInput name={`${place}.title`} />
              <TextInput name={`${place}.note`} />
            </>
          )}
        </RowsInput>
      </FormSection>
      <FormSection title={m.field_contact_name()} note={m.venture_contact_note()}>
        <TextInput name="contactName" />
        <TextInput name="contactPhone" type="tel" />
      </FormSection>
    </FormDrawer>
  );
}
