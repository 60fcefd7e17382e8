import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { GuestPage } from './GuestPage.tsx';

export const Component = () => (
  <GuestPage asked="WATER" title={m.billing_water_title()} address={paths.waterQuery()} />
);
