import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { GuestPage } from './GuestPage.tsx';

export const Component = () => (
  <GuestPage asked="ELECTRICITY" title={m.billing_electricity_title()} address={paths.electricityQuery()} />
);
