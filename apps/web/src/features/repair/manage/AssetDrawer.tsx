import { paths } from '@portal/contract/paths';
import { type AssetContent, assetContent, type ManagedAsset } from '@portal/contract/repair/manage';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { SwitchInput } from '../../../platform/form/SwitchInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Removal } from '../../../platform/removal/Removal.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import styles from '../shared/Desk.module.css';
import { useTypeOptions } from '../shared/use-type-options.ts';

const defaultValues = { no: '', name: '', place: '', typeCode: '', guests: true };

/** An asset, and the code for its label. */
export function AssetDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const isNew = id === 'new';
  const answer = useQueryOf('GET /api/propertyManage/repair/queryAsset', { id }, { enabled: !isNew });
  if (isNew) return <AssetForm asset={null} onClose={onClose} />;
  return <Answered of={answer}>{(asset) => <AssetForm asset={asset} onClose={onClose} />}</Answered>;
}

function AssetForm({ asset, onClose }: { asset: ManagedAsset | null; onClose: () => void }) {
  const form = useContractForm<AssetContent>(assetContent, { values: asset?.data ?? defaultValues });
  const save = useMutationOf('POST /api/propertyManage/repair/saveAsset', {
    once: true,
    done: m.repair_asset_saved(),
    invalidates: ['GET /api/propertyManage/repair/queryAssets', 'GET /api/propertyManage/repair/queryAsset'],
    setError: dataFaults(form.setError),
  });
  const at = asset ? { id: asset.assetId, version: asset.version } : {};
  return (
    <FormDrawer
      title={asset ? m.field_asset_name() : m.repair_asset_new()}
      form={form}
      save={(data) => save.run({ ...at, data })}
      busy={save.busy}
      onClose={onClose}
      aside={
        asset && (
          <Removal
            entity="repairAsset"
            id={asset.assetId}
            version={asset.version}
            invalidates={['GET /api/propertyManage/repair/queryAssets']}
            onGone={onClose}
          />
        )
      }
    >
      <div className={styles.fields}>
        <TextInput name="no" />
        <TextInput name="name" />
        <TextInput name="place" />
        <SwitchInput name="guests">{m.field_guest_reports()}</SwitchInput>
        <SelectInput name="typeCode" placeholder={m.input_choose()} options={useTypeOptions()} />
      </div>
      {asset && (
        <Stack as="section" gap={8} above={24} className={styles.label}>
          <QrCode
            text={new URL(paths.guestRepair({ asset: asset.code }), location.href).href}
            label={m.repair_asset_code()}
          />
          <Text size={13} tone="quiet">
            {m.repair_asset_code_text()}
          </Text>
        </Stack>
      )}
    </FormDrawer>
  );
}
