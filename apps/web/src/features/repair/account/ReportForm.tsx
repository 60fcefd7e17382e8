import type { EndpointMap } from '@portal/contract/endpoint-map';
import { paths } from '@portal/contract/paths';
import { type RepairContent, repairContent } from '@portal/contract/repair/public';
import {
  dangerType,
  maxPhotos,
  repairPriorities,
  repairPriorityLabels,
  repairPurpose,
  servicePromises,
} from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useLeaveGuard } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { InstantInput } from '../../../platform/form/InstantInput.tsx';
import { PhotosInput } from '../../../platform/form/PhotosInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { onceUploaded } from '../../../platform/form/uploads-ready.ts';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { useDraft } from '../../../platform/form/use-draft.ts';
import { VoiceInput } from '../../../platform/form/voice/VoiceInput.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { serviceText } from '../shared/repair-variants.ts';
import { typeIconOf } from '../shared/type-icons.ts';
import { useTypeOptions } from '../shared/use-type-options.ts';
import styles from './RepairPage.module.css';
import { repairQueryKeys } from './repair-query-keys.ts';

type Form = EndpointMap['GET /api/propertyManage/repair/queryForm']['output'];

interface ReportFormProps {
  /** The code from the scanned asset label; empty if none was scanned. */
  code: string;
  /** The type chosen on the previous page. */
  type: string;
}

/** The report form, filled in with what is already known. */
export function ReportForm({ code, type }: ReportFormProps) {
  const input = code === '' ? {} : { asset: code };
  const answer = useQueryOf('GET /api/propertyManage/repair/queryForm', input);
  return (
    <Panel title={m.repair_new()}>
      <Answered of={answer}>
        {(form) => (
          <>
            {code !== '' && form.asset === null && <Alert kind="warning">{m.repair_asset_unknown()}</Alert>}
            <Report form={form} type={type} />
          </>
        )}
      </Answered>
    </Panel>
  );
}

function Report({ form: known, type }: { form: Form; type: string }) {
  const { asset, places, phone, promises } = known;
  const navigate = useNavigate();
  const form = useContractForm<RepairContent>(repairContent, {
    defaultValues: {
      assetId: asset?.assetId ?? null,
      locationText: asset?.place ?? '',
      typeCode: asset?.typeCode ?? type,
      description: '',
      photos: [],
      audio: null,
      priority: type === dangerType ? 'HIGH' : 'MEDIUM',
      phone,
      expectFrom: null,
      expectTo: null,
    },
  });
  const types = useTypeOptions().map((one) => ({ ...one, icon: typeIconOf(one.value) }));
  const draft = useDraft(asset ? `repair-${asset.assetId}` : 'repair', form);
  const submit = useMutationOf('POST /api/propertyManage/repair/submit', {
    once: true,
    done: ({ no }) => m.repair_submitted({ no }),
    invalidates: repairQueryKeys,
    setError: dataFaults(form.setError),
  });
  useLeaveGuard(form.formState.isDirty && !submit.busy);
  const send = form.handleSubmit(async (data) => {
    const made = await submit.run({ data });
    if (!made) return;
    draft.drop();
    form.reset();
    void navigate(paths.repair({ view: 'mine', id: made.ticketId }));
  });
  const { priority, typeCode } = useWatch({ control: form.control });
  const promise = promises.find((one) => one.priority === priority);
  const isDanger = typeCode === dangerType;
  return (
    <form noValidate className={styles.fields} onSubmit={onceUploaded(send)}>
      <FormScope form={form}>
        {asset ? (
          <AssetNote asset={asset} />
        ) : (
          places.length > 0 && (
            <Row as="ul" wrap gap={8} aria-label={m.repair_places()}>
              {places.map((place) => (
                <li key={place}>
                  <Button
                    size="small"
                    onClick={() =>
                      form.setValue('locationText', place, { shouldDirty: true, shouldValidate: true })
                    }
                  >
                    <Written>{place}</Written>
                  </Button>
                </li>
              ))}
            </Row>
          )
        )}
        <TextInput name="locationText" hint={m.repair_place_hint()} />
        <ChoiceInput name="typeCode" layout="tile" options={types} />
        {isDanger && <Alert kind="warning">{m.repair_danger()}</Alert>}
        <TextAreaInput name="description" rows={4} />
        <PhotosInput name="photos" purpose={repairPurpose} max={maxPhotos} />
        <VoiceInput name="audio" purpose={repairPurpose} />
        <ChoiceInput name="priority" layout="card" options={priorityOptions()} />
        <Stack gap={12}>
          <InstantInput name="expectFrom" usualTime="09:00" />
          <InstantInput name="expectTo" usualTime="17:00" />
        </Stack>
        <TextInput name="phone" type="tel" />
        {promise && (
          <Text tone="quiet">
            {m.repair_promise({
              respond: formatDate(promise.respondBy, 'MM-DD HH:mm'),
              finish: formatDate(promise.finishBy, 'MM-DD HH:mm'),
            })}{' '}
            {priority !== 'URGENT' && m.repair_hours_note()}
          </Text>
        )}
        <Button type="submit" variant="main" busy={submit.busy}>
          {m.repair_submit()}
        </Button>
      </FormScope>
    </form>
  );
}

const priorityOptions = () =>
  repairPriorities.map((value) => {
    const { respondMs, finishMs, dayAndNight } = servicePromises[value];
    const note = m.repair_promise_of({
      respond: serviceText(respondMs, dayAndNight),
      finish: serviceText(finishMs, dayAndNight),
    });
    return { value, text: repairPriorityLabels[value](), note };
  });

/** The scanned asset: whether it has been reported already, and how often it has broken down. */
function AssetNote({ asset }: { asset: NonNullable<Form['asset']> }) {
  const { name, no, place, repeats, isReported } = asset;
  const days = repeats.map((at) => formatDate(at, 'MM-DD')).join(', ');
  return (
    <Alert
      kind={repeats.length > 0 ? 'warning' : 'info'}
      title={
        <>
          <Written>{name}</Written> {no}
        </>
      }
    >
      <p>
        <Written>{place}</Written>
      </p>
      {isReported && <p>{m.repair_reported_already()}</p>}
      {repeats.length > 0 && <p>{m.repair_repeats({ count: repeats.length, days })}</p>}
    </Alert>
  );
}
