import { type ManagedViewing, viewingOperate } from '@portal/contract/building/manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { InstantInput } from '../../../platform/form/InstantInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { placeOf, viewingQueryKeys } from './viewing-words.ts';

interface Arranged {
  visitAt: number | undefined;
  guideName: string;
  remark: string;
}

/** Sets the time of the viewing and who shows the building. */
export function AssignForm({ viewing, onDone }: { viewing: ManagedViewing; onDone: () => void }) {
  const { viewingId: id, version, visitAt, guideName } = viewing;
  const form = useContractForm<Arranged>(viewingOperate.input.shape.data, {
    defaultValues: { visitAt: visitAt ?? undefined, guideName, remark: '' },
  });
  const operate = useMutationOf('POST /api/serviceManage/viewing/operate', {
    once: true,
    done: (done) => m.building_done({ place: placeOf(done), state: done.stateLabel }),
    invalidates: [...viewingQueryKeys],
    setError: dataFaults(form.setError),
  });
  const send = form.handleSubmit(async (data) => {
    if (await operate.run({ id, event: 'assign', version, data })) onDone();
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <FormScope form={form}>
        <FormSection title={m.building_assign()}>
          <InstantInput name="visitAt" usualTime="10:00" required />
          <TextInput name="guideName" required />
          <div>
            <Button type="submit" variant="main" busy={operate.busy}>
              {m.building_assign()}
            </Button>
          </div>
        </FormSection>
      </FormScope>
    </form>
  );
}
