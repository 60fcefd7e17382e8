import type { MeterRow } from '@portal/contract/billing/meter';
import { paths } from '@portal/contract/paths';

export const meterHref = ({ kind, meterId }: Pick<MeterRow, 'kind' | 'meterId'>) =>
  kind === 'WATER' ? paths.waterInformation(meterId) : paths.electricityInformation(meterId);
