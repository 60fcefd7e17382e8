import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { GuestPage } from './GuestPage.tsx';

export const Component = () => (
  <GuestPage asked="BILL" title={m.billing_property_title()} address={paths.propertyFee()} />
);
