import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';

/** Areas in which a service is offered. */
export const RegionsText = ({ names }: { names: readonly string[] }) =>
  names.length === 0 ? m.market_everywhere() : <Written>{names.join('、')}</Written>;
