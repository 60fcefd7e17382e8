import { type SavedView, viewReceiver } from '@portal/contract/saved-view/public';
import * as m from '@portal/texts/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { FormScope } from '../../form/FormScope.tsx';
import { SelectInput } from '../../form/SelectInput.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { useMutationOf } from '../use-mutation-of.ts';
import { useQueryOf } from '../use-query-of.ts';

interface HandOverViewProps {
  view: SavedView;
  onClose: () => void;
}

/** Chooses the colleague who owns a view from now on. */
export function HandOverView({ view: { viewId, name }, onClose }: HandOverViewProps) {
  const { data: colleagues = [] } = useQueryOf('GET /api/listManage/savedView/queryColleagues', {
    id: viewId,
  });
  const form = useContractForm(viewReceiver, { defaultValues: { userId: '' } });
  const handOver = useMutationOf('POST /api/listManage/savedView/operate', {
    done: m.palette_view_handed_over(),
    invalidates: ['GET /api/listManage/savedView/queryList'],
    setError: form.setError,
  });
  const send = form.handleSubmit(async ({ userId }) => {
    if (await handOver.run({ event: 'handOver', id: viewId, userId })) onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={m.palette_view_hand_over_of({ name })}
      closeLabel={m.act_close()}
      actions={
        <>
          <Button onClick={onClose}>{m.act_cancel()}</Button>
          <Button variant="main" busy={handOver.busy} onClick={() => void send()}>
            {m.palette_view_hand_over()}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void send(event)}>
        <FormScope form={form}>
          <Stack gap={12}>
            <p>{m.palette_view_hand_over_text()}</p>
            <SelectInput
              name="userId"
              placeholder=""
              options={colleagues.map(({ userId, name: text }) => ({ value: userId, text }))}
            />
          </Stack>
        </FormScope>
      </form>
    </Dialog>
  );
}
