import { formatFen } from '@portal/contract/money';
import { maxPhotos, quoteTotal, repairPurpose } from '@portal/contract/repair/terms';
import { type RepairJobDetail, type WorkContent, workContent } from '@portal/contract/repair/work';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useResent } from '../../../platform/account/use-resent.ts';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { PhotosInput } from '../../../platform/form/PhotosInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { onceUploaded } from '../../../platform/form/uploads-ready.ts';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { useDraft } from '../../../platform/form/use-draft.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { jobQueryKeys } from './job-query-keys.ts';

export type WorkFormKind = 'finish' | 'quote' | 'hold';

/** The form id that lets buttons outside the form submit it. */
const workFormId = (kind: WorkFormKind) => `work-${kind}`;

const titles: Record<WorkFormKind, () => string> = {
  finish: m.repair_work_finish,
  quote: m.repair_quote,
  hold: m.repair_work_hold,
};

interface WorkFormProps {
  kind: WorkFormKind;
  ticket: RepairJobDetail;
  /** For a form over the page; without it the form is part of the page. */
  onClose?: () => void;
}

/**
 * What a worker records on site. Drafts are kept in this browser while typing; without a network the form is queued,
 * and sent once there is a connection.
 */
export function WorkForm({ kind, ticket: { ticketId: id, version, acceptedFen }, onClose }: WorkFormProps) {
  const form = useContractForm<WorkContent>(workContent, {
    defaultValues: {
      text: '',
      photos: [],
      lines: kind === 'quote' ? [{ name: '', fen: 0 }] : [],
      holdUntil: null,
    },
  });
  const draft = useDraft(`repair-${kind}-${id}`, form);
  const work = useMutationOf('POST /api/propertyManage/repair/work', {
    once: true,
    done: ({ stateLabel }) => m.repair_done({ state: stateLabel }),
    invalidates: jobQueryKeys,
    setError: dataFaults(form.setError),
  });
  const { send, isKept } = useResent(work, () => {
    draft.drop();
    onClose?.();
  });
  const submit = form.handleSubmit((data) => void send({ id, event: kind, version, data }));
  const fields = (
    <Stack id={workFormId(kind)} noValidate as="form" gap={16} onSubmit={onceUploaded(submit)}>
      <FormScope form={form}>
        {isKept && (
          <Alert kind="warning" announce title={m.repair_work_offline()}>
            {m.repair_work_offline_text()}
          </Alert>
        )}
        {kind === 'quote' && acceptedFen > 0 && (
          <p>{m.repair_work_quote_more({ amount: formatFen(acceptedFen) })}</p>
        )}
        {kind === 'quote' && <QuoteLines />}
        {kind === 'hold' && <DateInput name="holdUntil" orNull required />}
        <TextAreaInput
          name="text"
          rows={4}
          label={kind === 'finish' ? m.repair_work_what_was_done() : m.field_note()}
          required={kind !== 'quote'}
        />
        <PhotosInput
          name="photos"
          purpose={repairPurpose}
          max={maxPhotos}
          required={kind === 'finish'}
          {...(kind === 'finish' ? { label: m.repair_work_photos_after() } : {})}
        />
        {!onClose && (
          <Button type="submit" variant="main" busy={work.busy}>
            {titles[kind]()}
          </Button>
        )}
      </FormScope>
    </Stack>
  );
  if (!onClose) return <Panel title={titles[kind]()}>{fields}</Panel>;
  return (
    <Drawer
      open
      onClose={onClose}
      title={titles[kind]()}
      closeLabel={m.act_close()}
      actions={
        <>
          <Button onClick={onClose}>{m.act_cancel()}</Button>
          <Button type="submit" form={workFormId(kind)} variant="main" busy={work.busy}>
            {titles[kind]()}
          </Button>
        </>
      }
    >
      {fields}
    </Drawer>
  );
}

/** The quote for a repair, item by item. */
function QuoteLines() {
  const lines = useWatch<WorkContent, 'lines'>({ name: 'lines' });
  return (
    <>
      <RowsInput<WorkContent>
        name="lines"
        newRow={() => ({ name: '', fen: 0 })}
        max={20}
        add={m.repair_work_add_line()}
        columns="1fr 120px"
      >
        {(place) => (
          <>
            <TextInput name={`${place}.name`} />
            <MoneyInput name={`${place}.fen`} label={m.repair_work_price()} orZero />
          </>
        )}
      </RowsInput>
      <Text weight={600}>
        {m.field_total()} {m.repair_yuan({ amount: formatFen(quoteTotal(lines)) })}
      </Text>
    </>
  );
}
