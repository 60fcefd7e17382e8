import { type OwnShop, type ShopContent, shopContent } from '@portal/contract/market/shop';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { ChipsInput } from '../../../platform/form/ChipsInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { marketQueryKeys } from './market-query-keys.ts';

const defaultValues: ShopContent = { name: '', intro: '', categoryCodes: [], fileId: null };

interface ShopDrawerProps {
  shop: OwnShop | null;
  categories: { code: string; name: string }[];
  onClose: () => void;
}

export function ShopDrawer({ shop, categories, onClose }: ShopDrawerProps) {
  const at = shop ? { id: shop.shopId, version: shop.version } : {};
  const form = useContractForm<ShopContent>(shopContent, { defaultValues: shop?.data ?? defaultValues });
  const save = useMutationOf('POST /api/serviceManage/shop/save', {
    once: true,
    done: m.act_saved(),
    invalidates: [...marketQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={shop ? m.market_edit_shop() : m.market_open_shop()}
      form={form}
      save={(data) => save.run({ ...at, data })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.market_shop_kind()}>
        <Wide>
          <TextInput name="name" />
        </Wide>
        <Wide>
          <TextAreaInput name="intro" rows={4} />
        </Wide>
        <Wide>
          <ChipsInput
            name="categoryCodes"
            options={categories.map(({ code, name }) => ({ value: code, text: name }))}
          />
        </Wide>
        <Wide>
          <PictureInput
            name="fileId"
            label={m.field_shop_logo()}
            purpose="shopLogo"
            present={shop?.logo ? { fileId: shop.logo.fileId, name: shop.logo.alt } : null}
          />
        </Wide>
      </FormSection>
    </FormDrawer>
  );
}
