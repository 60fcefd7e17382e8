import { type AssetContent, assetContent, type ManagedAsset } from '@portal/contract/repair-manage';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { closing, useLeaveGuard } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { SwitchInput } from '../../../platform/form/SwitchInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { beginInField } from '../../../ui/dialog/begin-in-field.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import { useTypeOptions } from '../shared/use-type-options.ts';
import styles from './Board.module.css';

const formId = 'asset-form';
const blank = { no: '', name: '', place: '', typeCode: '', guests: true };

/** An asset, and the code for its label. */
export function AssetDrawer({ asset, onClose }: { asset: ManagedAsset | null; onClose: () => void }) {
  const form = useContractForm<AssetContent>(assetContent, { values: asset?.data ?? blank });
  const save = useMutationOf('POST /api/propertyManage/repair/saveAsset', {
    once: true,
    done: m.repair_asset_saved(),
    invalidates: ['GET /api/propertyManage/repair/queryAssets'],
    setError: dataFaults(form.setError),
  });
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty && !save.busy);
  const giveUp = closing(isDirty, onClose);
  const store = form.handleSubmit(async (data) => {
    const at = asset ? { id: asset.assetId, version: asset.version } : {};
    if (await save.run({ ...at, data })) onClose();
  });
  return (
    <Drawer
      open
      onClose={() => void giveUp()}
      title={asset ? m.field_asset_name() : m.repair_asset_new()}
      closeLabel={m.operator_close()}
      actions={
        <>
          <Button onClick={() => void giveUp()}>{m.operator_cancel()}</Button>
          <Button type="submit" form={formId} variant="main" busy={save.busy}>
            {m.act_save()}
          </Button>
        </>
      }
    >
      <form
        ref={beginInField}
        id={formId}
        noValidate
        className={styles.board}
        onSubmit={(event) => void store(event)}
      >
        <FormScope form={form}>
          <TextInput name="no" />
          <TextInput name="name" />
          <TextInput name="place" />
          <SwitchInput name="guests">{m.field_guest_reports()}</SwitchInput>
          <SelectInput name="typeCode" placeholder={m.repair_choose_type()} options={useTypeOptions()} />
        </FormScope>
      </form>
      {asset && (
        <section className={styles.label}>
          <QrCode
            text={new URL(paths.guestRepair({ asset: asset.code }), location.href).href}
            label={m.repair_asset_code()}
          />
          <p className={styles.note}>{m.repair_asset_code_text()}</p>
        </section>
      )}
    </Drawer>
  );
}
