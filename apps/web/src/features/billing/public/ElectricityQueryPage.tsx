import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { GuestPage } from './GuestPage.tsx';

export const Component = () => (
  <GuestPage asked="ELECTRICITY" title={m.billing_electricity_title()} address={paths.electricityQuery()} />
);
