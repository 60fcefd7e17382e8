import type { ViewingRow } from '@portal/contract/building/public';
import * as m from '@portal/texts/messages';
import { useCallback, useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { dayOf, dayWords } from '../../../platform/display/day-words.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { PlainAreaInput } from '../../../platform/form/plain/PlainAreaInput.tsx';
import { PlainSelectInput } from '../../../platform/form/plain/PlainSelectInput.tsx';
import { refusalText, showFieldFaults } from '../../../platform/form/show-faults.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { viewingVariants } from '../shared/unit-words.ts';
import type { Offer } from './building-detail.ts';
import styles from './UnitPanel.module.css';

const whenText = (at: number) => `${dayWords(dayOf(at))} ${formatDate(at, 'HH:mm')}`;

/** Available times, a line for the user's needs, and the user's existing requests. */
export function ViewingForm({ buildingId, unitId, times }: Offer) {
  const [own, setOwn] = useState<ViewingRow[]>([]);
  const [answer, setAnswer] = useState<{ kind: 'success' | 'error'; text: string }>();
  const form = useForm({ defaultValues: { visitAt: '', need: '' } });
  const visitAt = useWatch({ control: form.control, name: 'visitAt' });

  const read = useCallback(
    () =>
      browserClient()
        .call('GET /api/serviceManage/viewing/queryOwn', { buildingId }, { quiet: true })
        .then(
          ({ rows }) => setOwn(rows),
          () => undefined,
        ),
    [buildingId],
  );
  useEffect(() => void read(), [read]);

  const send = form.handleSubmit(async ({ visitAt: time, need }) => {
    setAnswer(undefined);
    try {
      const data = { buildingId, unitId, visitAt: time === '' ? null : Number(time), need };
      const client = browserClient();
      const { no } = await client.call('POST /api/serviceManage/viewing/submit', { data }, { once: true });
      form.reset();
      setAnswer({ kind: 'success', text: m.building_asked({ no }) });
      await read();
    } catch (error) {
      if (!showFieldFaults(error, form)) setAnswer({ kind: 'error', text: refusalText(error) });
    }
  });

  return (
    <>
      <FormProvider {...form}>
        <Stack as="form" gap={16} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
          <h3>{unitId ? m.building_visit() : m.building_intent()}</h3>
          {times.length > 0 && (
            <PlainSelectInput
              name="visitAt"
              label={m.field_visit_time()}
              placeholder={m.building_no_time()}
              options={times
                .filter(({ isFree }) => isFree)
                .map(({ at }) => ({ value: String(at), text: whenText(at) }))}
            />
          )}
          <PlainAreaInput
            name="need"
            label={m.field_viewing_need()}
            hint={m.building_need_hint()}
            maxLength={300}
            rows={3}
          />
          <Button type="submit" variant="main" busy={form.formState.isSubmitting}>
            {visitAt === '' ? m.building_intent() : m.building_ask_visit()}
          </Button>
          {answer && (
            <Alert kind={answer.kind} announce>
              {answer.text}
            </Alert>
          )}
        </Stack>
      </FormProvider>
      {own.length > 0 && <OwnViewings rows={own} onChanged={() => void read()} />}
    </>
  );
}

function OwnViewings({ rows, onChanged }: { rows: ViewingRow[]; onChanged: () => void }) {
  const [busy, setBusy] = useState('');
  const cancel = async ({ viewingId: id, version }: ViewingRow) => {
    setBusy(id);
    // The client shows a refusal.
    await browserClient()
      .call('POST /api/serviceManage/viewing/cancel', { id, version })
      .catch(() => undefined);
    setBusy('');
    onChanged();
  };
  return (
    <section aria-label={m.building_own()}>
      <h3>{m.building_own()}</h3>
      <Stack as="ul" gap={8} size={14} className={styles.own}>
        {rows.map((row) => (
          <Row
            as="li"
            wrap
            gap={4}
            gapX={12}
            align="center"
            padBlock={8}
            lineAbove="thin"
            key={row.viewingId}
          >
            <Status kind={viewingVariants[row.state]}>{row.stateLabel}</Status>
            <span>{row.unitNo || m.building_whole()}</span>
            {row.visitAt !== null && <span>{whenText(row.visitAt)}</span>}
            {row.guideName && <span>{m.building_guide({ name: row.guideName })}</span>}
            {row.actions.includes('cancel') && (
              <Button size="small" busy={busy === row.viewingId} onClick={() => void cancel(row)}>
                {m.building_cancel_request()}
              </Button>
            )}
          </Row>
        ))}
      </Stack>
    </section>
  );
}
