import { type ManagedMeter, type MeterContent, meterContent } from '@portal/contract/billing/meter-manage';
import { meterKindLabels } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { SwitchInput } from '../../../platform/form/SwitchInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Removal } from '../../../platform/removal/Removal.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { MeterHistory } from './MeterHistory.tsx';
import { RegisterInputs } from './RegisterInputs.tsx';
import { UnitInput } from './UnitInput.tsx';

const defaultValues = {
  meterNo: '',
  kind: 'WATER',
  unitId: '',
  multiplier: 1,
  digits: 5,
  isTou: false,
  status: 'ONLINE',
  readingX100: 0,
  peakX100: null,
  flatX100: null,
  valleyX100: null,
} as unknown as MeterContent;

const contentOf = ({ initialX100, initialTou, state, ...meter }: ManagedMeter): MeterContent => ({
  ...meter,
  status: state === 'OFFLINE' ? 'OFFLINE' : 'ONLINE',
  readingX100: initialX100,
  ...(initialTou ?? { peakX100: null, flatX100: null, valleyX100: null }),
});

interface MeterDrawerProps {
  /** `new` for a new meter. */
  id: string;
  /** Query of the list that contains it. */
  input: Record<string, string | number>;
  replaceHref: string;
  onClose: () => void;
}

/** Drawer with everything about a meter. */
export function MeterDrawer({ id, input, ...drawer }: MeterDrawerProps) {
  const answer = useQueryOf('GET /api/propertyManage/meter/queryManageList', input);
  if (id === 'new') return <MeterForm meter={null} {...drawer} />;
  const meter = answer.data?.rows.find(({ meterId }) => meterId === id);
  if (meter?.state === 'REPLACED') return <ReplacedMeter meter={meter} onClose={drawer.onClose} />;
  if (meter) return <MeterForm meter={meter} {...drawer} />;
  return <Answered of={answer}>{() => <EmptyState title={m.billing_gone()} />}</Answered>;
}

/** A replaced meter is read-only. */
function ReplacedMeter({ meter, onClose }: { meter: ManagedMeter; onClose: () => void }) {
  return (
    <Drawer open onClose={onClose} title={meter.meterNo} size="large" closeLabel={m.act_close()}>
      <p>
        {meterKindLabels[meter.kind]()} · <Written>{meter.place}</Written> · {meter.stateLabel}
      </p>
      <h3>{m.billing_history()}</h3>
      <MeterHistory id={meter.meterId} />
    </Drawer>
  );
}

interface MeterFormProps {
  meter: ManagedMeter | null;
  replaceHref: string;
  onClose: () => void;
}

function MeterForm({ meter, replaceHref, onClose }: MeterFormProps) {
  const at = meter ? { id: meter.meterId, version: meter.version } : {};
  const form = useContractForm<MeterContent>(meterContent, {
    defaultValues: meter ? contentOf(meter) : defaultValues,
  });
  const save = useMutationOf('POST /api/propertyManage/meter/save', {
    once: true,
    done: m.act_saved(),
    invalidates: ['GET /api/propertyManage/meter/queryManageList'],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={meter ? meter.meterNo : m.billing_new_meter()}
      form={form}
      save={(data) => save.run({ ...at, data })}
      busy={save.busy}
      onClose={onClose}
      aside={
        meter && (
          <Row gap={8}>
            <ButtonLink href={replaceHref} keepScroll>
              {m.billing_act_replace()}
            </ButtonLink>
            <Removal
              entity="meter"
              id={meter.meterId}
              version={meter.version}
              invalidates={['GET /api/propertyManage/meter/queryManageList']}
              onGone={onClose}
            />
          </Row>
        )
      }
    >
      <FormSection title={m.billing_meter()}>
        <TextInput name="meterNo" />
        <SelectInput name="kind" placeholder="" options={optionsOf(meterKindLabels)} />
        <UnitInput place={meter?.place ?? ''} />
        <SelectInput
          name="status"
          placeholder=""
          options={[
            { value: 'ONLINE', text: m.state_meter_online() },
            { value: 'OFFLINE', text: m.state_meter_offline() },
          ]}
        />
        <NumberInput name="multiplier" minValue={1} />
        <NumberInput name="digits" minValue={3} />
        <Wide>
          <SwitchInput name="isTou">{m.field_tou()}</SwitchInput>
        </Wide>
      </FormSection>
      <FormSection title={m.billing_first_reading()}>
        <RegisterInputs hint={m.billing_first_reading_hint()} />
      </FormSection>
      {meter && (
        <FormSection title={m.billing_history()}>
          <Wide>
            <MeterHistory id={meter.meterId} />
          </Wide>
        </FormSection>
      )}
    </FormDrawer>
  );
}
