import {
  doorOpenIcon,
  dropletIcon,
  fanIcon,
  hammerIcon,
  shieldCheckIcon,
  snowflakeIcon,
  sproutIcon,
  wifiIcon,
  wrenchIcon,
  zapIcon,
} from '../../../ui/icon/shapes.ts';

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
