import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { GuestPage } from './GuestPage.tsx';

export const Component = () => (
  <GuestPage asked="WATER" title={m.billing_water_title()} address={paths.waterQuery()} />
);
