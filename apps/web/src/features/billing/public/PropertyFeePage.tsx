import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { GuestPage } from './GuestPage.tsx';

export const Component = () => (
  <GuestPage asked="BILL" title={m.billing_property_title()} address={paths.propertyFee()} />
);
