import { doorOpenIcon } from '../../../ui/icon/shapes/door-open.ts';
import { dropletIcon } from '../../../ui/icon/shapes/droplet.ts';
import { fanIcon } from '../../../ui/icon/shapes/fan.ts';
import { hammerIcon } from '../../../ui/icon/shapes/hammer.ts';
import { shieldCheckIcon } from '../../../ui/icon/shapes/shield-check.ts';
import { snowflakeIcon } from '../../../ui/icon/shapes/snowflake.ts';
import { sproutIcon } from '../../../ui/icon/shapes/sprout.ts';
import { wifiIcon } from '../../../ui/icon/shapes/wifi.ts';
import { wrenchIcon } from '../../../ui/icon/shapes/wrench.ts';
import { zapIcon } from '../../../ui/icon/shapes/zap.ts';

const icons: Readonly<Record<string, string>> = {
  GREENHOUSE: sproutIcon,
  WATER: dropletIcon,
  ELEC: zapIcon,
  HVAC: fanIcon,
  NETWORK: wifiIcon,
  DOOR: doorOpenIcon,
  ARCH: hammerIcon,
  COLD: snowflakeIcon,
  SAFETY: shieldCheckIcon,
};

/** The icon of a type; types that operators added to the dictionary get the wrench. */
export const typeIconOf = (code: string): string => icons[code] ?? wrenchIcon;
